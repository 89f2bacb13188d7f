import type { Kysely } from 'kysely';

/** The text of a version's attached files, for searching; null until the item is imported again. */
export async function addAttachmentText(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('attachment_text', 'text').execute();
}
