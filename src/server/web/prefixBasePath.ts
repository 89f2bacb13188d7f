const ADDRESSES = /\b(href|src|srcset)="([^"]*)"/g;

/**
 * Adds the base path to the addresses in HTML. Content is written for a site at the root of its host: `/th/about`,
 * `/media/…`.
 *
 * @param html sanitised, with attributes in double quotes
 */
export function prefixBasePath(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html.replace(ADDRESSES, (_, attribute: string, value: string) => {
    const addresses = attribute === 'srcset' ? value.split(/,\s*/) : [value];
    const moved = addresses.map((address) => (/^\/(?!\/)/.test(address) ? basePath + address : address));
    return `${attribute}="${moved.join(', ')}"`;
  });
}
