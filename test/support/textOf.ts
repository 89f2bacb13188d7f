/** The words of a page, without its markup and the marks that keep them on a line; a space that does not break is a space. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
}
