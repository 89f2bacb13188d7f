import { randomInt } from 'node:crypto';
import { MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import { REFERENCE_COUNT, referenceOf } from '#domain/inbox/reference.ts';
import { receiptAddress, receiptOf } from '#domain/mail/receipt.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Inbox, Receipt, Submission, SubmissionRefusal } from '#ports/Inbox.ts';
import type { Database, Tx } from '../Database.ts';
import { isSitePublished } from '../isSitePublished.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { putMail } from '../mail/putMail.ts';
import type { InboxMessageTable } from '../StoreTables.ts';
import { canBeClaimed, claimFiles, findFiles } from './claimableFiles.ts';
import { contentDigest, submissionHash } from './contentDigest.ts';

type NewMessage = Omit<InboxMessageTable, 'reference' | 'done_at' | 'done_by'>;

/** Messages in the store. A message, the claims of its files and the mail that confirms it are one transaction. */
export class StoreInbox implements Inbox {
  readonly #database: Database;
  readonly #queue: JobQueue;
  readonly #clock: Clock;

  constructor(database: Database, queue: JobQueue, clock: Clock) {
    this.#database = database;
    this.#queue = queue;
    this.#clock = clock;
  }

  async submit({ site, id, content, language, files: ids }: Submission): Promise<Outcome<Receipt, SubmissionRefusal>> {
    if (ids.length > MAX_ATTACHMENTS) return refused('tooManyFiles');
    const now = this.#clock.now();
    const submission = submissionHash(id);
    if (receiptAddress(content) !== undefined) await this.#database.withUnavailable(() => this.#queue.ready());
    return await this.#database.write(async (tx) => {
      if (!(await isSitePublished(tx, site))) return refused('siteNotFound');
      const files = await findFiles(tx, site, ids);
      if (files === undefined) return refused('fileMissing');
      const digest = contentDigest(id, content, files);
      const sent = await tx
        .selectFrom('inbox_messages')
        .select(['reference', 'received_at', 'digest', 'site'])
        .where('submission', '=', submission)
        .executeTakeFirst();
      if (sent !== undefined)
        return sent.site === site && sent.digest === digest
          ? done({ reference: sent.reference, receivedAt: sent.received_at })
          : refused('submissionChanged');
      if (files.some((file) => !canBeClaimed(file, now))) return refused('fileMissing');
      const row = { site, submission, digest, received_at: now, content: JSON.stringify(content) };
      const reference = await insertMessage(tx, row);
      await claimFiles(tx, ids, { message: reference });
      const receipt = receiptOf(content, reference, now);
      if (receipt !== undefined) await putMail(tx, this.#queue, { site, locale: language, ...receipt }, now);
      return done({ reference, receivedAt: now });
    });
  }
}

async function insertMessage(tx: Tx, row: NewMessage): Promise<InboxMessageTable['reference']> {
  for (;;) {
    const inserted = await tx
      .insertInto('inbox_messages')
      .values({ ...row, reference: referenceOf(randomInt(REFERENCE_COUNT)), done_at: null, done_by: null })
      // Of a milliard references, another message may have this one.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.reference;
  }
}
