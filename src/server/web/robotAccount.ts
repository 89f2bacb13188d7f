import type { SiteId } from '#domain/site/siteId.ts';
import type { Seal } from '#ports/Seal.ts';

/**
 * The account for which a page asks for a harder robot check, in the address of the challenge: sealed, so that no log has
 * it, and only for accounts that the visitor has typed.
 */
export function sealAccount(seal: Seal, site: SiteId, account: string): string {
  return seal.close(purposeOf(site), account);
}

/** Undefined when this server did not seal it for this site. */
export function openAccount(seal: Seal, site: SiteId, sealed: string): string | undefined {
  return seal.open(purposeOf(site), sealed);
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['robot check', site]);
}
