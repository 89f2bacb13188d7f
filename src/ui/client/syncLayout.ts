/** Updates the two parts of the page layout that contain the page's address, after it changed without a load. */
export function syncLayout(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'form[data-enhance="preferences"] input[name="back"]',
  ))
    field.value = location.pathname + location.search;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-enhance="language"]'))
    link.search = location.search;
}
