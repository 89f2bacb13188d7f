/**
 * Shows an album's pictures large, one at a time, in a dialog. Without it, each picture links to a page of its own. The
 * labels of the buttons come from data attributes of the album.
 */
export function lightbox(): void {
  const album = document.querySelector<HTMLElement>('[data-enhance="lightbox"]');
  if (album === null) return;
  const links = [...album.querySelectorAll<HTMLAnchorElement>('a')];
  album.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const at = link === null ? -1 : links.indexOf(link);
    if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(album, links, at);
  });
}

function open(album: HTMLElement, links: readonly HTMLAnchorElement[], from: number): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  const figure = document.createElement('figure');
  const captionElement = document.createElement('figcaption');
  captionElement.setAttribute('aria-live', 'polite');
  // The caption element is never replaced: screen readers ignore a live region that is inserted with its text.
  const pictureElement = document.createElement('div');
  pictureElement.className = 'lightbox-picture';
  figure.append(pictureElement, captionElement);
  let at = from;

  const show = (to: number) => {
    at = (to + links.length) % links.length;
    const link = links[at];
    const picture = link?.querySelector('picture')?.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return;
    for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw');
    picture.querySelector('img')?.removeAttribute('loading');
    const caption = link?.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    captionElement.textContent = [`${at + 1}/${links.length}`, caption].filter((part) => part !== '').join(' · ');
    pictureElement.replaceChildren(picture);
  };
  const close = () => {
    dialog.close();
  };
  const button = (name: 'previous' | 'next' | 'close', press: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `lightbox-${name}`;
    element.textContent = album.dataset[name] ?? '';
    element.addEventListener('click', press);
    return element;
  };
  const bar = document.createElement('div');
  bar.className = 'lightbox-bar';
  if (links.length > 1)
    bar.append(
      button('previous', () => {
        show(at - 1);
      }),
      button('next', () => {
        show(at + 1);
      }),
    );
  bar.append(button('close', close));
  dialog.append(figure, bar);
  dialog.setAttribute('aria-label', album.dataset['label'] ?? '');
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close(); // beside the picture
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    links[at]?.focus();
  });
  document.body.append(dialog);
  show(from);
  dialog.showModal();
}
