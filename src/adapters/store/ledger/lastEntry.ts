import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from '../Database.ts';

/** The last entry of the ledger of a site. Undefined while it is empty. */
export async function lastEntry(db: Reader, site: SiteId): Promise<Pick<LedgerEntry, 'number' | 'hash'> | undefined> {
  return await db
    .selectFrom('complaint_ledger')
    .select(['number', 'hash'])
    .where('site', '=', site)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
