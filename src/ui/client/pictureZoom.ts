/** As in the stylesheet (`lightbox.css`). */
const ZOOMED_SIZES = '250vw';
/** Pixels per press of an arrow key. */
const STEP = 80;

/** Whether a picture of the lightbox is enlarged, so that only a part of it fits. */
export function isZoomed(slide: HTMLElement | undefined): boolean {
  return slide?.dataset['zoomed'] !== undefined;
}

/** Enlarges a picture around its middle, or shows all of it again. */
export function setZoomed(slide: HTMLElement, isOn: boolean): void {
  if (isOn === isZoomed(slide)) return;
  slide.toggleAttribute('data-zoomed', isOn);
  if (!isOn) {
    slide.removeAttribute('tabindex');
    return;
  }
  slide.tabIndex = 0;
  for (const part of slide.querySelectorAll('source, img')) part.setAttribute('sizes', ZOOMED_SIZES);
  slide.scrollTo({
    left: (slide.scrollWidth - slide.clientWidth) / 2,
    top: (slide.scrollHeight - slide.clientHeight) / 2,
    behavior: 'instant',
  });
}

/** Moves an enlarged picture by an arrow key. @returns false for a picture that is not enlarged */
export function panPicture(slide: HTMLElement | undefined, key: string): boolean {
  if (slide === undefined || !isZoomed(slide)) return false;
  const [left, top] = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP] }[key] ?? [0, STEP];
  slide.scrollBy({ left: left ?? 0, top: top ?? 0 });
  return true;
}

/** Moves an enlarged picture with the mouse; fingers scroll it anyway. */
export function dragPicture(slide: HTMLElement | undefined, event: PointerEvent): void {
  if (slide === undefined || !isZoomed(slide) || event.pointerType !== 'mouse' || event.buttons !== 1) return;
  slide.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
}
