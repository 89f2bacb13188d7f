import type { Instant } from '#domain/instant.ts';
import type { Database, Tx } from '../Database.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { putMail, type NewMail } from './putMail.ts';

/** Writes a mail in the transaction that it is passed with. */
export type Post = (mail: NewMail, now: Instant) => Promise<void>;

/** Transactions of acts that cause mails. */
export class MailingDatabase {
  readonly #database: Database;
  readonly #queue: JobQueue;

  constructor(database: Database, queue: JobQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** See `Database.write`. */
  async write<T>(work: (tx: Tx, post: Post) => Promise<T>): Promise<T> {
    // The transaction would not see a queue that is made after its beginning.
    await this.#database.withUnavailable(() => this.#queue.ready());
    return await this.#database.write((tx) => work(tx, (mail, now) => putMail(tx, this.#queue, mail, now)));
  }
}
