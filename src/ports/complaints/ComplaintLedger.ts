import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** The ledger of complaints, for those who verify it. There is nothing personal in it. Throws `Unavailable`. */
export interface ComplaintLedger {
  /** All entries of a site, in the order of their numbers, as they are stored. */
  entries(site: SiteId): Promise<readonly LedgerEntry[]>;
}
