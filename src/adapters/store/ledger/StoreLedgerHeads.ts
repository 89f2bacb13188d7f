import type { SignedHead } from '#domain/complaints/signedHead.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { HeadPublishing, SignHead } from '#ports/complaints/HeadPublishing.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import type { Database, Tx } from '../Database.ts';
import { isStorable } from '../isStorable.ts';
import { lastEntry } from './lastEntry.ts';

/** The published heads in the store. */
export class StoreLedgerHeads implements LedgerHeads, HeadPublishing {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async heads(site: SiteId): Promise<readonly SignedHead[]> {
    if (!isStorable(site)) return [];
    const rows = await this.#database.read((db) =>
      db.selectFrom('ledger_heads').selectAll().where('site', '=', site).orderBy('day', 'desc').execute(),
    );
    return rows.map(({ public_key: publicKey, ...head }) => ({ ...head, publicKey }));
  }

  async publishHeads(sign: SignHead): Promise<void> {
    const sites = await this.#database.read((db) =>
      db.selectFrom('complaint_ledger').select('site').distinct().execute(),
    );
    for (const { site } of sites) await this.#database.write((tx) => this.#publish(tx, site, sign));
  }

  async #publish(tx: Tx, site: SiteId, sign: SignHead): Promise<void> {
    const day = departmentDate(this.#clock.now());
    const newest = await tx
      .selectFrom('ledger_heads')
      .select('day')
      .where('site', '=', site)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    const last = await lastEntry(tx, site);
    if (last === undefined || (newest !== undefined && newest.day >= day)) return;
    const { publicKey: public_key, ...head } = sign({ site, day, ...last });
    await tx
      .insertInto('ledger_heads')
      .values({ ...head, public_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
