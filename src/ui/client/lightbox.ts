/**
 * Shows an album's pictures large in a dialog, whose script is loaded with the first picture that is opened. Without it,
 * each picture links to a page of its own.
 */
export function lightbox(): void {
  const album = document.querySelector<HTMLElement>('[data-enhance="lightbox"]');
  album?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./openLightbox.ts').then(
      ({ openLightbox }) => {
        openLightbox(album, link);
      },
      () => {
        location.assign(link.href);
      },
    );
  });
}
