const OPEN = 'details.main-menu-group[open]';

/** Closes the menu's open panel on Escape, on a click elsewhere, and when the focus leaves it. */
export function closeDisclosures(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLDetailsElement>(OPEN);
    if (open === null) return;
    const hadFocus = open.contains(document.activeElement);
    open.open = false;
    if (hadFocus) open.querySelector('summary')?.focus();
  });
  const closeUnlessInside = (event: Event) => {
    const open = document.querySelector<HTMLDetailsElement>(OPEN);
    if (open !== null && event.target instanceof Node && !open.contains(event.target)) open.open = false;
  };
  document.addEventListener('click', closeUnlessInside);
  document.addEventListener('focusin', closeUnlessInside);
}
