/** As wide as the stylesheet's (`Fold.css`). */
const WIDE = '(width >= 48rem)';

/**
 * Opens what only phones fold, on a screen that is wide or becomes so. The stylesheet shows it there anyway; opened, its
 * summary says so too, and can close it.
 */
export function openDisclosures(): void {
  const wide = matchMedia(WIDE);
  const open = () => {
    if (!wide.matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-enhance="unfold"]')) {
      fold.open = true;
      delete fold.dataset['enhance'];
    }
  };
  open();
  wide.addEventListener('change', open);
}
