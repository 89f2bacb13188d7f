import { type Kysely, sql } from 'kysely';
import { addSeconds, type Instant } from '#domain/instant.ts';
import type { LimitWindow } from '#domain/limits/limit.ts';

export interface LimitTables {
  readonly limits: LimitRow;
}

interface LimitRow {
  /** A keyed digest of purpose and subject. */
  readonly subject: string;
  readonly started_at: Instant;
  readonly ends_at: Instant;
  readonly uses: number;
}

/** Uses of one subject that are not in the table yet. */
export interface NewUses extends LimitWindow {
  readonly subject: string;
  readonly endsAt: Instant;
}

/** Rows in one statement: far below the limit of both engines for values. */
const BATCH_SIZE = 500;
/** Some 20 MB. Above it, the oldest windows are forgotten. */
const MAX_ROWS = 200_000;
const ALL = 1_000_000_000;
/** No window is longer; what begins later than that from now was recorded when the clock was wrong. */
const MAX_WINDOW_SECONDS = 86_400;

/** The counts of all processes, in a table of its own. Every error is thrown as it is. */
export class LimitTable {
  readonly #db: Kysely<LimitTables>;
  readonly #close: () => Promise<void>;

  private constructor(db: Kysely<LimitTables>, close: () => Promise<void>) {
    this.#db = db;
    this.#close = close;
  }

  /** Creates the table where there is none. @param close what is behind `db`, which is closed with it */
  static async open(db: Kysely<LimitTables>, close: () => Promise<void>): Promise<LimitTable> {
    await db.schema
      .createTable('limits')
      .ifNotExists()
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .execute();
    return new LimitTable(db, close);
  }

  async find(subject: string): Promise<LimitWindow | undefined> {
    const row = await this.#db
      .selectFrom('limits')
      .select(['started_at as startedAt', 'uses'])
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row;
  }

  /** Adds uses to the windows that have not ended, and begins others. @returns the windows as they are now */
  async add(uses: readonly NewUses[], now: Instant): Promise<ReadonlyMap<string, LimitWindow>> {
    // Always in the same order, so that two processes wait for each other and do not deadlock.
    const ordered = uses.toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
    const windows = new Map<string, LimitWindow>();
    for (let first = 0; first < ordered.length; first += BATCH_SIZE) {
      const rows = await this.#addBatch(ordered.slice(first, first + BATCH_SIZE), now);
      for (const { subject, startedAt, uses } of rows) windows.set(subject, { startedAt, uses });
    }
    return windows;
  }

  /** Deletes windows that have ended, and what exceeds the limit of the table. */
  async clear(now: Instant): Promise<void> {
    await this.#db
      .deleteFrom('limits')
      .where((is) => is.or([is('ends_at', '<=', now), is('started_at', '>', addSeconds(now, MAX_WINDOW_SECONDS))]))
      .execute();
    await this.#db
      .deleteFrom('limits')
      .where('subject', 'in', (of) =>
        of.selectFrom('limits').select('subject').orderBy('started_at', 'desc').limit(ALL).offset(MAX_ROWS),
      )
      .execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    await this.#close();
  }

  #addBatch(batch: readonly NewUses[], now: Instant) {
    const rows = batch.map(({ subject, startedAt, endsAt, uses }) => ({
      subject,
      started_at: startedAt,
      ends_at: endsAt,
      uses,
    }));
    const hasEnded = sql<boolean>`limits.ends_at <= ${now}`;
    const isOurs = sql<boolean>`limits.ends_at <= ${now} or limits.started_at > ${now}`;
    return this.#db
      .insertInto('limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({
          uses: sql`case when ${hasEnded} then excluded.uses else limits.uses + excluded.uses end`,
          started_at: sql`case when ${isOurs} then excluded.started_at else limits.started_at end`,
          ends_at: sql`case when ${isOurs} then excluded.ends_at else limits.ends_at end`,
        }),
      )
      .returning(['subject', 'started_at as startedAt', 'uses'])
      .execute();
  }
}
