import { dragPicture, isZoomed, panPicture, setZoomed } from './pictureZoom.ts';

/** Time without scrolling after which a swipe has ended. */
const SETTLED_MS = 120;

/**
 * Shows the pictures of an album large, side by side in a row that scrolls from one to the next: by touch, by arrow keys and
 * by buttons. The labels of the buttons come from data attributes of the album.
 *
 * @param first the link whose picture is shown first
 */
export function openLightbox(album: HTMLElement, first: HTMLAnchorElement): void {
  const links = [...album.querySelectorAll<HTMLAnchorElement>('a')];
  const slides = links.map(slideOf);
  const row = document.createElement('div');
  row.className = 'lightbox-row';
  row.role = 'group';
  row.tabIndex = 0;
  row.ariaLabel = album.dataset['pictures'] ?? '';
  row.append(...slides);
  // Never replaced: screen readers ignore a live region that is inserted with its text.
  const caption = document.createElement('p');
  caption.className = 'lightbox-caption';
  caption.ariaLive = 'polite';
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.ariaLabel = album.dataset['label'] ?? '';
  let at = links.indexOf(first);
  // Whether the row still scrolls to the picture that was asked for: on a slow device it may pause on its way.
  let isMoving = false;

  const pictureInView = () => Math.round(row.scrollLeft / row.clientWidth);
  const zoom = (isOn: boolean) => {
    const slide = slides[at];
    if (slide === undefined) return;
    setZoomed(slide, isOn);
    zoomButton.textContent = album.dataset[isOn ? 'zoomOut' : 'zoomIn'] ?? '';
  };
  const show = (to: number, behavior: ScrollBehavior = 'smooth') => {
    zoom(false);
    // Round the end, all pictures would fly past.
    const isAdjacent = to >= 0 && to < links.length;
    at = (to + links.length) % links.length;
    for (const [index, slide] of slides.entries()) slide.inert = index !== at;
    const text = links[at]?.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    caption.textContent = [`${at + 1}/${links.length}`, text].filter((part) => part !== '').join(' · ');
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    isMoving = pictureInView() !== at;
    row.scrollTo({ left: at * row.clientWidth, behavior: isStill || !isAdjacent ? 'instant' : behavior });
  };
  const button = (name: 'previous' | 'next' | 'zoomIn' | 'close', press: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `lightbox-${name}`;
    element.textContent = album.dataset[name] ?? '';
    element.addEventListener('click', press);
    return element;
  };
  const toggleZoom = () => {
    zoom(!isZoomed(slides[at]));
  };
  const zoomButton = button('zoomIn', toggleZoom);
  const closeButton = button('close', () => {
    dialog.close();
  });
  const steps =
    links.length === 1
      ? []
      : [
          button('previous', () => {
            show(at - 1);
          }),
          button('next', () => {
            show(at + 1);
          }),
        ];
  (steps[1] ?? closeButton).autofocus = true;
  const bar = document.createElement('div');
  bar.className = 'lightbox-bar';
  bar.append(...steps, zoomButton, closeButton);
  dialog.append(row, caption, bar);

  let settled: ReturnType<typeof setTimeout> | undefined;
  row.addEventListener('scroll', () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      const reached = pictureInView();
      if (reached === at) isMoving = false;
      else if (!isMoving) show(reached, 'instant');
    }, SETTLED_MS);
  });
  const letUserScroll = () => {
    isMoving = false;
  };
  row.addEventListener('pointerdown', letUserScroll);
  row.addEventListener('wheel', letUserScroll, { passive: true });
  row.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab' && key !== 'Escape') letUserScroll();
  });
  // A phone that is turned has a row of another width.
  new ResizeObserver(() => {
    row.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
  }).observe(row);
  row.addEventListener('dblclick', toggleZoom);
  row.addEventListener('pointermove', (event) => {
    dragPicture(slides[at], event);
  });
  dialog.addEventListener('keydown', (event) => {
    if (!event.key.startsWith('Arrow')) return;
    if (panPicture(slides[at], event.key)) event.preventDefault();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      show(at + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    links[at]?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  show(at, 'instant');
}

function slideOf(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('div');
  slide.className = 'lightbox-slide';
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (picture instanceof HTMLElement) {
    for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw');
    slide.append(picture);
  }
  return slide;
}
