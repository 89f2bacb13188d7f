import { randomInt } from 'node:crypto';
import { REFERENCE_COUNT, referenceOf, type Reference } from '#domain/inbox/reference.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { MAX_REPLIES, type ReplyRefusal } from '#ports/TipDesk.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';
import type { SealedReplies, StoredTip, TipReceipt, TipRefusal } from '#ports/Tips.ts';
import type { Database, Reader, Tx } from '../Database.ts';
import { recordUse } from '../inbox/recordUse.ts';
import { isSitePublished } from '../isSitePublished.ts';
import { isStorable } from '../isStorable.ts';
import type { SealedTipTable } from '../StoreTables.ts';

type NewTip = Pick<SealedTipTable, 'site' | 'reply_key' | 'file'>;

/** The rows of sealed tips, whose files are in a folder, and the sealed answers. */
export class TipRows {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Whether a tip can be stored, or was: then with its receipt. */
  async find(site: SiteId, replyKey: ReplyKey): Promise<Outcome<TipReceipt | undefined, TipRefusal>> {
    return await this.#database.read((db) => findTip(db, site, replyKey));
  }

  /** Stores the row of a tip whose file is on the disk. @returns whether the file is now that of a tip */
  async insert(row: NewTip): Promise<Outcome<StoredTip, TipRefusal>> {
    const day = departmentDate(this.#clock.now());
    return await this.#database.write(async (tx) => {
      const found = await findTip(tx, row.site, row.reply_key);
      if (!found.ok) return found;
      if (found.value !== undefined) return done({ ...found.value, isNew: false });
      return done({ reference: await insertTip(tx, { ...row, day }), day, isNew: true });
    });
  }

  /** Undefined when no tip of the site has the key. */
  async replies(site: SiteId, replyKey: ReplyKey): Promise<SealedReplies | undefined> {
    if (!isStorable(site)) return undefined;
    return await this.#database.snapshot(async (tx) => {
      const ofKey = tx.selectFrom('sealed_tips').select(['reference', 'day']).where('reply_key', '=', replyKey);
      const tip = await ofKey.where('site', '=', site).executeTakeFirst();
      if (tip === undefined) return undefined;
      const rows = await tx
        .selectFrom('sealed_replies')
        .select(['day', 'content'])
        .where('tip', '=', tip.reference)
        .orderBy('number')
        .execute();
      return { ...tip, replies: rows.map(({ day, content }) => ({ day, content: new Uint8Array(content) })) };
    });
  }

  /** Every tip of a site, oldest day first. */
  async export(site: SiteId, operator: Operator): Promise<readonly TipReceipt[]> {
    if (!isStorable(site)) return [];
    return await this.#database.write(async (tx) => {
      await recordUse(tx, { at: this.#clock.now(), operator, action: 'exportTips', subject: site });
      const ofSite = tx.selectFrom('sealed_tips').select(['reference', 'day']).where('site', '=', site);
      return await ofSite.orderBy('day').orderBy('reference').execute();
    });
  }

  /** The name of a tip's file. */
  async fileOf(reference: Reference): Promise<SealedTipTable['file'] | undefined> {
    const ofReference = (db: Reader) => db.selectFrom('sealed_tips').select('file').where('reference', '=', reference);
    return (await this.#database.read((db) => ofReference(db).executeTakeFirst()))?.file;
  }

  async addReply(
    reference: Reference,
    content: Uint8Array,
    operator: Operator,
  ): Promise<Outcome<undefined, Exclude<ReplyRefusal, 'notSealed'>>> {
    const day = departmentDate(this.#clock.now());
    return await this.#database.write(async (tx) => {
      await recordUse(tx, { at: this.#clock.now(), operator, action: 'replyToTip', subject: reference });
      const ofReference = tx.selectFrom('sealed_tips').select('reference').where('reference', '=', reference);
      if ((await ofReference.executeTakeFirst()) === undefined) return refused('tipNotFound');
      const replies = await tx.selectFrom('sealed_replies').select('number').where('tip', '=', reference).execute();
      if (replies.length >= MAX_REPLIES) return refused('tooManyReplies');
      const row = { tip: reference, number: replies.length + 1, day, content };
      await tx.insertInto('sealed_replies').values(row).execute();
      return done(undefined);
    });
  }

  /** Those of the files that belong to a tip. */
  async known(files: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database.read((db) =>
      db.selectFrom('sealed_tips').select('file').where('file', 'in', files).execute(),
    );
    return rows.map(({ file }) => file);
  }
}

async function findTip(
  db: Reader,
  site: SiteId,
  replyKey: ReplyKey,
): Promise<Outcome<TipReceipt | undefined, TipRefusal>> {
  if (!(await isSitePublished(db, site))) return refused('siteNotFound');
  const ofKey = db.selectFrom('sealed_tips').select(['site', 'reference', 'day']).where('reply_key', '=', replyKey);
  const sent = await ofKey.executeTakeFirst();
  if (sent === undefined) return done(undefined);
  return sent.site === site ? done({ reference: sent.reference, day: sent.day }) : refused('submissionChanged');
}

async function insertTip(tx: Tx, row: Omit<SealedTipTable, 'reference'>): Promise<Reference> {
  for (;;) {
    const inserted = await tx
      .insertInto('sealed_tips')
      .values({ ...row, reference: referenceOf(randomInt(REFERENCE_COUNT)) })
      // Of a milliard references, another tip may have this one.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.reference;
  }
}
