import { reload } from './builds.ts';

/** Fetches what brings `<main>` to life once the page has been painted: nobody waits for it to read. */
export function hydrateMain(): void {
  const module = document.getElementById('page-data')?.dataset['src'];
  if (module === undefined) return;
  afterFirstPaint(() => {
    import(/* @vite-ignore */ module).catch(reload);
  });
}

// An animation frame, which is nearer at hand, comes before the paint and may be over long before it.
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
