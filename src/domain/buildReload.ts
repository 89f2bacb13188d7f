/** A page reloads itself at most once in this many milliseconds (spec §4, §9: 10 seconds for the same path). */
export const RELOAD_THROTTLE_MS = 10_000;

/** Milliseconds between two checks for a new build: 60 minutes. The check also runs when the window gets the focus. */
export const BUILD_CHECK_MS = 60 * 60_000;

/** When each path was last reloaded, in milliseconds since 1970. */
export type ReloadHistory = Readonly<Record<string, number>>;

/**
 * Whether a page may reload itself after one of its script files failed to load: at most once in 10 seconds for the
 * same path (spec §4). A time in the future (the clock was set back) does not block a reload.
 *
 * @param now milliseconds since 1970
 */
export function mayReload(history: ReloadHistory, path: string, now: number): boolean {
  const last = Object.hasOwn(history, path) ? history[path] : undefined;
  return last === undefined || now - last >= RELOAD_THROTTLE_MS || now < last;
}

/** The history after a reload of `path` at `now`. Paths that may reload again are removed from it. */
export function withReload(history: ReloadHistory, path: string, now: number): ReloadHistory {
  const recent = Object.entries(history).filter(([, at]) => now - at < RELOAD_THROTTLE_MS && at <= now);
  return { ...Object.fromEntries(recent), [path]: now };
}

/**
 * Whether the server has another build than the page that is running (spec §4: the next navigation is then a full page
 * load). False when the server names no build.
 */
export function isNewBuild(running: string, latest: string): boolean {
  return latest !== '' && latest !== running;
}
