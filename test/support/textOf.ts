/** The visible text of a page, without markup and characters that prevent line breaks. */
export function textOf(html: string): string {
  return html.replace(/<!--.*?-->|<[^>]*>/gs, '').replaceAll('\u00a0', ' ');
}
