import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ComplaintLedger } from '#ports/complaints/ComplaintLedger.ts';
import type { Database } from '../Database.ts';
import { isStorable } from '../isStorable.ts';

/** The ledger in the store. Nothing is verified here: what reads it is what has to find a fault. */
export class StoreComplaintLedger implements ComplaintLedger {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async sites(): Promise<readonly SiteId[]> {
    const rows = await this.#database.read((db) =>
      db.selectFrom('complaint_ledger').select('site').distinct().orderBy('site').execute(),
    );
    return rows.map(({ site }) => site);
  }

  async entries(site: SiteId): Promise<readonly LedgerEntry[]> {
    if (!isStorable(site)) return [];
    return await this.#database.read((db) =>
      db.selectFrom('complaint_ledger').selectAll().where('site', '=', site).orderBy('number').execute(),
    );
  }
}
