/** As wide as the stylesheet's (`Fold.css`). */
const WIDE = '(width >= 48rem)';

/**
 * Opens disclosures that only phones fold, when the screen is or becomes wide. The stylesheet shows their content
 * anyway, but once they are open their summary says so, and can close them.
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
