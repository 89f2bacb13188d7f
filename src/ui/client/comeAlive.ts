import { loadAgain } from './builds.ts';

/** Fetches what brings `<main>` to life once the page has been painted: nobody waits for it to read. */
export function comeAlive(): void {
  const module = document.getElementById('page-data')?.dataset['src'];
  if (module === undefined) return;
  const start = () => {
    import(/* @vite-ignore */ module).catch(loadAgain);
  };
  requestAnimationFrame(() => setTimeout(start));
}
