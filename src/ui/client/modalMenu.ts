/** Narrower, the stylesheet shows the menu only when it is opened (`MainMenu.css`). */
const NARROW = '(width < 64rem)';

/**
 * Opens the menu of narrow screens as a modal dialog: the focus stays inside, and Escape returns it to the button.
 * Without scripts, the same menu is a popover.
 */
export function modalMenu(): void {
  const menu = document.querySelector<HTMLElement>('.main-menu');
  const button = document.querySelector<HTMLElement>('.menu-button');
  const close = document.querySelector<HTMLElement>('.main-menu-close');
  if (menu === null || button === null || close === null) return;
  const place = document.createComment('');
  const dialog = document.createElement('dialog');
  dialog.className = 'main-menu-dialog';
  dialog.setAttribute('aria-label', button.textContent);
  button.setAttribute('aria-haspopup', 'dialog');

  const restore = () => {
    menu.popover = 'auto';
    place.replaceWith(menu);
    dialog.remove();
  };
  button.addEventListener('click', (event) => {
    event.preventDefault(); // no popover
    // The event of closing comes later than the closing.
    if (dialog.isConnected) restore();
    menu.before(place, dialog);
    menu.removeAttribute('popover');
    dialog.append(menu);
    dialog.showModal();
    close.focus();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (dialog.open) return;
    restore();
    button.focus();
  });
  matchMedia(NARROW).addEventListener('change', () => dialog.close());
}
