import type { Kysely } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';

/** All columns that a site map needs, in its order, so that it need not read the rows with their texts. */
export async function addAddressIndex(db: Kysely<StoreTables>): Promise<void> {
  await db.schema
    .createIndex('versions_addresses')
    .on('versions')
    .columns([
      ...['site', 'kind', 'slug', 'locale'],
      ...['published_at', 'updated_at', 'withdrawn_at', 'from_generation', 'to_generation'],
    ] as (keyof StoreTables['versions'])[])
    .execute();
}
