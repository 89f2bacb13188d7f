import { addSeconds, type Instant } from '#domain/instant.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import { nextTryAt } from '#domain/mail/nextTry.ts';
import { lastDeletedMailAt } from '#domain/mail/retention.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import { LEASE_SECONDS, type FailingMail, type MailId, type Outbox, type OutboxMail } from '#ports/Outbox.ts';
import type { Database, Reader } from '../Database.ts';
import { isStorable } from '../isStorable.ts';
import type { OutboxTable } from '../StoreTables.ts';

/** Mails in the store; `putMail` writes them. */
export class StoreOutbox implements Outbox {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async claim(): Promise<OutboxMail | undefined> {
    const now = this.#clock.now();
    // Read first: usually nothing is due, and a transaction that writes keeps others waiting.
    const isDue = await this.#database.read((db) => dueMails(db, now).select('id').limit(1).executeTakeFirst());
    if (isDue === undefined) return undefined;
    return await this.#database.write(async (tx) => {
      const due = await dueMails(tx, now).select(['id', 'tries']).orderBy('due_at').orderBy('id').executeTakeFirst();
      if (due === undefined) return undefined;
      const row = await tx
        .updateTable('outbox')
        .set({ leased_until: addSeconds(now, LEASE_SECONDS), tries: due.tries + 1 })
        .where('id', '=', due.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return mailOf(row);
    });
  }

  async markSent(id: MailId): Promise<void> {
    const now = this.#clock.now();
    await this.#database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({
          ...{ state: 'sent', ended_at: now, recipient: null, content: null },
          ...{ due_at: null, leased_until: null, error: null },
        })
        .where('id', '=', id)
        .execute(),
    );
  }

  async markFailed(id: MailId, error: string, isFinal: boolean): Promise<void> {
    const now = this.#clock.now();
    await this.#database.write(async (tx) => {
      const mail = await tx
        .selectFrom('outbox')
        .select(['tries', 'created_at'])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (mail === undefined) return;
      const nextAt = isFinal ? undefined : nextTryAt(mail.tries, mail.created_at, now);
      await tx
        .updateTable('outbox')
        .set({ state: nextAt === undefined ? 'failed' : 'waiting', due_at: nextAt ?? null })
        .set({ leased_until: null, error, ended_at: nextAt === undefined ? now : null })
        .where('id', '=', id)
        .execute();
    });
  }

  async drop(id: MailId): Promise<void> {
    await this.#database.write((tx) => tx.deleteFrom('outbox').where('id', '=', id).execute());
  }

  async failing(): Promise<readonly FailingMail[]> {
    const rows = await this.#database.read((db) =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '!=', 'sent')
        .where('error', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    );
    return rows.map(({ id, site, template, created_at: createdAt, tries, due_at: nextAt, error }) => ({
      ...{ id, site, template, createdAt, tries },
      ...(nextAt !== null && { nextTryAt: nextAt }),
      error: error ?? '',
    }));
  }

  async retry(id: MailId): Promise<Outcome<undefined, 'mailNotFound'>> {
    if (!isStorable(id)) return refused('mailNotFound');
    const now = this.#clock.now();
    const { numUpdatedRows } = await this.#database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ state: 'waiting', due_at: now, ended_at: null })
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n ? done(undefined) : refused('mailNotFound');
  }

  async retryAll(): Promise<void> {
    const now = this.#clock.now();
    await this.#database.write((tx) =>
      tx.updateTable('outbox').set({ due_at: now }).where('state', '=', 'waiting').where('due_at', '>', now).execute(),
    );
  }

  async sweep(): Promise<void> {
    const before = lastDeletedMailAt(this.#clock.now());
    await this.#database.write((tx) => tx.deleteFrom('outbox').where('ended_at', '<=', before).execute());
  }
}

function dueMails(db: Reader, now: Instant) {
  return db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]));
}

function mailOf(row: OutboxTable): OutboxMail {
  const { id, message_id: messageId, site, locale, recipient, content, created_at: createdAt, tries } = row;
  if (recipient === null || content === null) throw new Error(`the mail ${id} was sent already`);
  return { id, messageId, site, locale, recipient, content: JSON.parse(content) as MailContent, createdAt, tries };
}
