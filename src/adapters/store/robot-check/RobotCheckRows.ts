import { createHash } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { Database } from '../Database.ts';
import { isSitePublished } from '../isSitePublished.ts';
import type { JobQueue } from '../jobs/JobQueue.ts';
import { putMail, type NewMail } from '../mail/putMail.ts';

export interface SpentCheck {
  /** Of the challenge. */
  readonly id: string;
  /** What it is spent for. */
  readonly use: string;
  readonly expiresAt: Instant;
}

/** The answers to robot checks that are spent, until they expire, and the mails with codes. */
export class RobotCheckRows {
  readonly #database: Database;
  readonly #queue: JobQueue;

  constructor(database: Database, queue: JobQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** @returns whether it was not spent before, or for the same use */
  async spend({ id, use, expiresAt }: SpentCheck): Promise<boolean> {
    const used_for = createHash('sha256').update(use).digest('base64url');
    return await this.#database.write(async (tx) => {
      await tx
        .insertInto('robot_checks')
        .values({ id, used_for, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const spent = await tx
        .selectFrom('robot_checks')
        .select('used_for')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return spent.used_for === used_for;
    });
  }

  async mail(mail: NewMail, now: Instant): Promise<void> {
    await this.#database.withUnavailable(() => this.#queue.ready());
    await this.#database.write(async (tx) => {
      if (!(await isSitePublished(tx, mail.site)))
        throw new Unavailable('store', 'the site is not published in the store of mails');
      await putMail(tx, this.#queue, mail, now);
    });
  }

  async deleteExpired(now: Instant): Promise<void> {
    await this.#database.write((tx) => tx.deleteFrom('robot_checks').where('expires_at', '<=', now).execute());
  }
}
