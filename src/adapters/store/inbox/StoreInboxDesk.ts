import type { InboxContent } from '#domain/inbox/inboxContent.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import {
  MAX_USES,
  type InboxDesk,
  type InboxEntry,
  type InboxQuery,
  type InboxUse,
  type Operator,
} from '#ports/InboxDesk.ts';
import type { Database, Tx } from '../Database.ts';
import { isStorable } from '../isStorable.ts';
import type { AttachmentTable, InboxMessageTable } from '../StoreTables.ts';
import { recordUse } from './recordUse.ts';
import { storedFile } from './storedFile.ts';

/** The inbox for its operators. A use is recorded in the transaction that it belongs to. */
export class StoreInboxDesk implements InboxDesk {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async list(query: InboxQuery, operator: Operator): Promise<readonly InboxEntry[]> {
    return await this.#read('list', query, operator, 'desc');
  }

  async export(query: InboxQuery, operator: Operator): Promise<readonly InboxEntry[]> {
    return await this.#read('export', query, operator, 'asc');
  }

  async show(reference: Reference, operator: Operator): Promise<InboxEntry | undefined> {
    return await this.#database.write(async (tx) => {
      const messages = await tx.selectFrom('inbox_messages').selectAll().where('reference', '=', reference).execute();
      await recordUse(tx, { at: this.#clock.now(), operator, action: 'show', subject: reference });
      return (await withFiles(tx, messages))[0];
    });
  }

  async markDone(reference: Reference, operator: Operator): Promise<Outcome<undefined, 'messageNotFound'>> {
    const now = this.#clock.now();
    return await this.#database.write(async (tx) => {
      await recordUse(tx, { at: this.#clock.now(), operator, action: 'done', subject: reference });
      const ofReference = tx.selectFrom('inbox_messages').select('done_at').where('reference', '=', reference);
      if ((await ofReference.executeTakeFirst()) === undefined) return refused('messageNotFound');
      await tx
        .updateTable('inbox_messages')
        .set({ done_at: now, done_by: operator })
        .where('reference', '=', reference)
        .where('done_at', 'is', null)
        .execute();
      return done(undefined);
    });
  }

  async uses(): Promise<readonly InboxUse[]> {
    return await this.#database.read((db) =>
      db
        .selectFrom('inbox_uses')
        .select(['at', 'operator', 'action', 'subject'])
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(MAX_USES)
        .execute(),
    );
  }

  async #read(action: 'list' | 'export', { site, state }: InboxQuery, operator: Operator, order: 'asc' | 'desc') {
    if (!isStorable(site)) return [];
    return await this.#database.write(async (tx) => {
      const ofSite = tx.selectFrom('inbox_messages').selectAll().where('site', '=', site);
      const inState = state === 'all' ? ofSite : ofSite.where('done_at', state === 'open' ? 'is' : 'is not', null);
      const messages = await inState.orderBy('received_at', order).orderBy('reference').execute();
      await recordUse(tx, { at: this.#clock.now(), operator, action, subject: `${site} ${state}` });
      return await withFiles(tx, messages);
    });
  }
}

async function withFiles(tx: Tx, messages: readonly InboxMessageTable[]): Promise<readonly InboxEntry[]> {
  const files = new Map<Reference, AttachmentTable[]>();
  for (let start = 0; start < messages.length; start += BATCH) {
    const references = messages.slice(start, start + BATCH).map(({ reference }) => reference);
    const rows = await tx
      .selectFrom('attachments')
      .selectAll()
      .where('message', 'in', references)
      .orderBy('position')
      .execute();
    for (const row of rows) if (row.message !== null) files.set(row.message, [...(files.get(row.message) ?? []), row]);
  }
  return messages.map((message) => entryOf(message, files.get(message.reference) ?? []));
}

/** Messages whose files are found by one statement. */
const BATCH = 500;

function entryOf(message: InboxMessageTable, files: readonly AttachmentTable[]): InboxEntry {
  const { reference, site, received_at: receivedAt, content, done_at: at, done_by: by } = message;
  return {
    reference,
    site,
    receivedAt,
    content: JSON.parse(content) as InboxContent,
    files: files.map(storedFile),
    ...(at !== null && by !== null && { done: { at, by } }),
  };
}
