import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** The ledger of complaints, for those who verify it. There is nothing personal in it. Throws `Unavailable`. */
export interface ComplaintLedger {
  /** The sites that have entries, also those that are not published any more. */
  sites(): Promise<readonly SiteId[]>;
  /** All entries of a site, in the order of their numbers, as they are stored. */
  entries(site: SiteId): Promise<readonly LedgerEntry[]>;
}
