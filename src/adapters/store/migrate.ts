import { Migrator, type Migration } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { addApiClientScopes } from './migrations/addApiClientScopes.ts';
import { addAddressIndex } from './migrations/addAddressIndex.ts';
import { addListOrders } from './migrations/addListOrders.ts';
import { addSiteVersions } from './migrations/addSiteVersions.ts';
import { createFormerAddresses } from './migrations/createFormerAddresses.ts';
import { createFeedback } from './migrations/createFeedback.ts';
import { createInbox } from './migrations/createInbox.ts';
import { createSiteMedia } from './migrations/createSiteMedia.ts';
import { createTables } from './migrations/createTables.ts';
import { createWater } from './migrations/createWater.ts';
import type { ColumnTypes } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

/** Migrates the tables. When two processes do so at once, one waits for the other. */
export async function migrate(db: Kysely<StoreTables>, types: ColumnTypes): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(types)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error as Error;
}

// In the order of their names. A released migration is never edited.
function migrations(types: ColumnTypes): Record<string, Migration> {
  return {
    '001-create-tables': { up: (db) => createTables(db, types) },
    '002-water': { up: (db) => createWater(db, types) },
    '003-list-orders': { up: (db) => addListOrders(db, types) },
    '004-address-index': { up: addAddressIndex },
    '005-feedback': { up: (db) => createFeedback(db, types) },
    '006-api-client-scopes': { up: addApiClientScopes },
    '007-site-versions': { up: (db) => addSiteVersions(db, types) },
    '008-inbox': { up: (db) => createInbox(db, types) },
    '009-former-addresses': { up: (db) => createFormerAddresses(db, types) },
    '010-site-media': { up: (db) => createSiteMedia(db, types) },
  };
}
