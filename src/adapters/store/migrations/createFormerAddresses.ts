import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The addresses at which items were before. */
export async function createFormerAddresses(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  const itemKey = ['site', 'kind', 'slug', 'from_generation'] as const;
  await db.schema
    .createTable('former_addresses')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('former_kind', keyText, (column) => column.notNull())
    .addColumn('former_slug', keyText, (column) => column.notNull())
    .addColumn('kind', keyText, (column) => column.notNull())
    .addColumn('slug', keyText, (column) => column.notNull())
    .addColumn('from_generation', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_addresses_key', ['site', 'former_kind', 'former_slug', ...itemKey.slice(1)])
    .addForeignKeyConstraint('former_addresses_item', [...itemKey], 'items', [...itemKey], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
  // For deleting the rows of an item.
  await db.schema
    .createIndex('former_addresses_of_item')
    .on('former_addresses')
    .columns([...itemKey])
    .execute();
}
