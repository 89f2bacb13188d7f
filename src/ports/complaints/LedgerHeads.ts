import type { SignedHead } from '#domain/complaints/signedHead.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** The published heads of the ledger of complaints. There is nothing personal in them. Throws `Unavailable`. */
export interface LedgerHeads {
  /** All heads of a site, newest first; none where nobody has complained yet. */
  heads(site: SiteId): Promise<readonly SignedHead[]>;
}
