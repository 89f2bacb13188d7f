/** At most one reload of a path in this many milliseconds (spec §4, §9: 10 seconds for the same path). */
export const RELOAD_THROTTLE_MS = 10_000;

/** The build check's interval: 60 minutes, and whenever the window gets the focus. */
export const BUILD_CHECK_MS = 60 * 60_000;

/** When each path was last reloaded, in milliseconds since 1970. */
export type ReloadHistory = Readonly<Record<string, number>>;

/** Whether a page may reload itself after a chunk failed to load: at most once per 10 s for the same path (spec §4). */
export function mayReload(history: ReloadHistory, path: string, now: number): boolean {
  const last = Object.hasOwn(history, path) ? history[path] : undefined;
  return last === undefined || now - last >= RELOAD_THROTTLE_MS || now < last;
}

/** The history after a reload of `path`; paths whose throttle is over are forgotten. */
export function withReload(history: ReloadHistory, path: string, now: number): ReloadHistory {
  const recent = Object.entries(history).filter(([, at]) => now - at < RELOAD_THROTTLE_MS && at <= now);
  return { ...Object.fromEntries(recent), [path]: now };
}

/** Whether the running page is of an older build than the server's (spec §4: the next navigation then is a full load). */
export function isNewBuild(running: string, latest: string): boolean {
  return latest !== '' && latest !== running;
}
