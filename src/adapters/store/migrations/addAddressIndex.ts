import type { Kysely } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';

/** Everything that a site map says of an item, in the order in which it is written, without the rows' texts. */
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
