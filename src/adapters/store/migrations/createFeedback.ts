import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Votes and comments, as `StoreTables` describes them. */
export async function createFeedback(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('feedback_votes')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('day', keyText, (column) => column.notNull())
    .addColumn('page', keyText, (column) => column.notNull())
    .addColumn('useful', 'integer', (column) => column.notNull())
    .addColumn('not_useful', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('feedback_votes_key', ['site', 'day', 'page'])
    .execute();

  await db.schema
    .createTable('feedback_comments')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('day', keyText, (column) => column.notNull())
    .addColumn('page', keyText, (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feedback_comments_key', ['site', 'number'])
    .execute();
}
