import { BUILD_CHECK_MS, isNewBuild, mayReload, withReload, type ReloadHistory } from '#domain/buildReload.ts';

const HISTORY_KEY = 'reloads';

/**
 * Fetches the latest build id every hour and whenever the window gets the focus (spec §4). When it is new, marks the
 * document, so that the next navigation is a full load, and calls back.
 */
export function checkBuild(onNewBuild: () => void): void {
  const { build = '', base = '' } = document.documentElement.dataset;
  const check = async () => {
    try {
      const response = await fetch(`${base}/builds/latest.json?${String(Date.now())}`);
      if (!response.ok) return;
      const latest = (await response.json()) as { readonly id?: string };
      if (!isNewBuild(build, latest.id ?? '')) return;
      document.documentElement.dataset['outdated'] = '';
      onNewBuild();
    } catch {
      // no connection: the next check follows later
    }
  };
  setInterval(() => void check(), BUILD_CHECK_MS);
  window.addEventListener('focus', () => void check());
}

/** Reloads the page when a module no longer exists since a new build, at most once per 10 s (spec §4, §9). */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault();
  });
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') reload();
    },
    true,
  );
}

/** @returns false when it was reloaded just before */
export function reload(): boolean {
  const now = Date.now();
  const history = readHistory();
  if (!mayReload(history, location.pathname, now)) return false;
  sessionStorage.setItem(HISTORY_KEY, JSON.stringify(withReload(history, location.pathname, now)));
  location.reload();
  return true;
}

function readHistory(): ReloadHistory {
  try {
    return JSON.parse(sessionStorage.getItem(HISTORY_KEY) ?? '{}') as ReloadHistory;
  } catch {
    return {};
  }
}
