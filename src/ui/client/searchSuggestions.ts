/** Loads the script of search fields when one of them gets the focus: most visitors never use one. */
export function searchSuggestions(): void {
  const module = document.querySelector<HTMLElement>('script[data-suggestions]')?.dataset['suggestions'];
  if (module === undefined) return;
  const load = ({ target }: { readonly target: unknown }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['suggestions'] === undefined) return;
    document.removeEventListener('focusin', load);
    // Without it, the field works all the same.
    import(/* @vite-ignore */ module).catch(() => undefined);
  };
  document.addEventListener('focusin', load);
  load({ target: document.activeElement });
}
