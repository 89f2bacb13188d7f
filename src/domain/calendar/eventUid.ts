import type { Slug } from '../content/slug.ts';
import type { SiteId } from '../site/siteId.ts';

/**
 * The name of an event in all calendars of the world (RFC 5545, 3.8.4.7): the same in both languages, and however often
 * the event is moved.
 *
 * @param publicOrigin of the site, `https://www.example.go.th`
 */
export function eventUid(site: { readonly id: SiteId; readonly publicOrigin: string }, slug: Slug): string {
  return `${slug}.${encodeURIComponent(site.id)}@${new URL(site.publicOrigin).hostname}`;
}
