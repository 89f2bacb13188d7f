import type { SiteDetails } from '#domain/site/site.ts';

/** The year in which ids of this form were first used. It is part of every id (RFC 4151), so it must never change. */
const IDS_SINCE = '2026';

/** A tag URI (RFC 4151), which does not depend on scheme, port and base path. */
export function tagOf({ publicOrigin, id }: SiteDetails, parts: readonly string[]): string {
  return `tag:${new URL(publicOrigin).hostname},${IDS_SINCE}:${[id, ...parts].map(encodeURIComponent).join('/')}`;
}
