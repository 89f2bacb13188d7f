import { COMPLETE_QUERY } from '#ui/deferred.tsx';
import type { Links } from '#ui/routes.ts';

/**
 * `robots.txt` (RFC 9309): every page may be read, but not its duplicates: payloads, and the complete form of streamed
 * pages.
 */
export function robots(publicOrigin: string, links: Links): string {
  const { basePath } = links;
  return [
    'User-agent: *',
    `Disallow: ${basePath}/*/_payload.json$`,
    `Disallow: ${basePath}/*?${COMPLETE_QUERY}`,
    `Disallow: ${basePath}/*&${COMPLETE_QUERY}`,
    `Disallow: ${links.preferences()}`,
    '',
    `Sitemap: ${publicOrigin}${basePath}/sitemap.xml`,
    '',
  ].join('\n');
}
