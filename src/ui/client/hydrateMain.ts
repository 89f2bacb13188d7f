import { reload } from './builds.ts';

/** Loads the module that hydrates `<main>` after the first paint: reading does not need it. */
export function hydrateMain(): void {
  const module = document.getElementById('page-data')?.dataset['src'];
  if (module === undefined) return;
  afterFirstPaint(() => {
    import(/* @vite-ignore */ module).catch(reload);
  });
}

// `requestAnimationFrame` is simpler, but runs before the paint, possibly long before.
function afterFirstPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    then();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
