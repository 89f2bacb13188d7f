import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Database, Reader } from '../Database.ts';
import { eraseComplaints, type ErasedFile } from '../ledger/eraseComplaints.ts';

/** What one transaction deletes. */
const BATCH = 100;

/** What was deleted; less than there is when there is very much. */
export interface Deleted<File> {
  /** One for each. */
  readonly sites: readonly SiteId[];
  /** Of those that were deleted: they are still on the disk. */
  readonly files: readonly File[];
}

/** The rows of what people have sent and whose time is over. */
export class RetentionRows {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The sites of messages that were done at `before` or earlier, one for each. */
  async messages(before: Instant): Promise<readonly SiteId[]> {
    return sitesOf(await this.#database.read((db) => oldMessages(db, before).execute()));
  }

  async deleteMessages(before: Instant): Promise<Deleted<ErasedFile>> {
    return await this.#database.write(async (tx) => {
      const old = await oldMessages(tx, before).limit(BATCH).execute();
      const references = old.map(({ reference }) => reference);
      if (references.length === 0) return NOTHING;
      const files = await tx
        .deleteFrom('attachments')
        .where('message', 'in', references)
        .returning(['id', 'type', 'saved_at'])
        .execute();
      await tx.deleteFrom('inbox_messages').where('reference', 'in', references).execute();
      return { sites: sitesOf(old), files };
    });
  }

  /** The sites of complaints that were finished or withdrawn at `before` or earlier, one for each. */
  async complaints(before: Instant): Promise<readonly SiteId[]> {
    return sitesOf(await this.#database.read((db) => oldComplaints(db, before).execute()));
  }

  async deleteComplaints(before: Instant): Promise<Deleted<ErasedFile>> {
    return await this.#database.write(async (tx) => {
      const old = await oldComplaints(tx, before).orderBy('filed_at').orderBy('id').limit(BATCH).execute();
      return { sites: sitesOf(old), files: await eraseComplaints(tx, old, this.#clock.now()) };
    });
  }

  /** The sites of tips that came in on `last` or before, one for each. */
  async tips(last: CalendarDate): Promise<readonly SiteId[]> {
    return sitesOf(await this.#database.read((db) => oldTips(db, last).execute()));
  }

  /** Deletes tips with their answers. @returns the names of their files */
  async deleteTips(last: CalendarDate): Promise<Deleted<string>> {
    return await this.#database.write(async (tx) => {
      const old = await oldTips(tx, last).limit(BATCH).execute();
      const references = old.map(({ reference }) => reference);
      if (references.length === 0) return NOTHING;
      await tx.deleteFrom('sealed_replies').where('tip', 'in', references).execute();
      await tx.deleteFrom('sealed_tips').where('reference', 'in', references).execute();
      return { sites: sitesOf(old), files: old.map(({ file }) => file) };
    });
  }
}

const NOTHING = { sites: [], files: [] } as const;

function oldMessages(db: Reader, before: Instant) {
  return db.selectFrom('inbox_messages').select(['reference', 'site']).where('done_at', '<=', before);
}

/** One that is withdrawn stays so: it ended with that entry. */
function oldComplaints(db: Reader, before: Instant) {
  const withdrawn = db
    .selectFrom('complaint_entries')
    .select('complaint')
    .where('type', '=', 'withdrawn')
    .where('at', '<=', before);
  return db
    .selectFrom('complaints')
    .select(['id', 'site', 'commitment_key'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'finished'), eb('finished_at', '<=', before)]),
        eb.and([eb('state', '=', 'withdrawn'), eb('id', 'in', withdrawn)]),
      ]),
    );
}

function oldTips(db: Reader, last: CalendarDate) {
  return db.selectFrom('sealed_tips').select(['reference', 'site', 'file']).where('day', '<=', last);
}

function sitesOf(rows: readonly { readonly site: SiteId }[]): readonly SiteId[] {
  return rows.map(({ site }) => site);
}
