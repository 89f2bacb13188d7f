import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { addApiClientScopes } from './migrations/addApiClientScopes.ts';
import { addAddressIndex } from './migrations/addAddressIndex.ts';
import { addAttachmentText } from './migrations/addAttachmentText.ts';
import { addApiClientWorkers } from './migrations/addApiClientWorkers.ts';
import { addComplaintDesk } from './migrations/addComplaintDesk.ts';
import { addListOrders } from './migrations/addListOrders.ts';
import { addSearchSamples } from './migrations/addSearchSamples.ts';
import { addSiteVersions } from './migrations/addSiteVersions.ts';
import { createComplaints } from './migrations/createComplaints.ts';
import { createEventOccurrences } from './migrations/createEventOccurrences.ts';
import { createFormerAddresses } from './migrations/createFormerAddresses.ts';
import { createFeedback } from './migrations/createFeedback.ts';
import { createInbox } from './migrations/createInbox.ts';
import { createLedgerHeads } from './migrations/createLedgerHeads.ts';
import { createMembers } from './migrations/createMembers.ts';
import { createNewsletter } from './migrations/createNewsletter.ts';
import { createSearch } from './migrations/createSearch.ts';
import { createSealedTips } from './migrations/createSealedTips.ts';
import { createSecretKey } from './migrations/createSecretKey.ts';
import { createSecondFactors } from './migrations/createSecondFactors.ts';
import { createSiteMedia } from './migrations/createSiteMedia.ts';
import { createOutbox } from './migrations/createOutbox.ts';
import { createProviderLinks } from './migrations/createProviderLinks.ts';
import { createRobotChecks } from './migrations/createRobotChecks.ts';
import { createTables } from './migrations/createTables.ts';
import { createWater } from './migrations/createWater.ts';
import { createWaterSimulations } from './migrations/createWaterSimulations.ts';
import type { EngineSchema } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

/** Migrates the tables. When two processes do so at once, one waits for the other. */
export async function migrate(db: Kysely<StoreTables>, schema: EngineSchema): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(schema)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const { newer } = await migrationState(db);
  throw newer.length === 0 ? (error as Error) : new Error(newerStoreMessage(newer));
}

/** The migrations that a store has had and this version does not know, and those that this version has still to do. */
export interface MigrationState {
  readonly newer: readonly string[];
  readonly pending: readonly string[];
}

/** Changes nothing. */
export async function migrationState(db: Kysely<StoreTables>): Promise<MigrationState> {
  const known = Object.keys(migrations(NAMES_ONLY));
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
    ? await db.$extendTables<MigrationTable>().selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()
    : [];
  const done = rows.map(({ name }) => name);
  return {
    newer: done.filter((name) => !known.includes(name)).sort(),
    pending: known.filter((name) => !done.includes(name)),
  };
}

/** For their names, which are the same on every engine. */
const NAMES_ONLY: EngineSchema = {
  keyText: sql`text`,
  bytes: sql`blob`,
  createSearchIndex: () => Promise.resolve(),
  addSearchSamples: () => Promise.resolve(),
};

type MigrationTable = Readonly<Record<typeof DEFAULT_MIGRATION_TABLE, { readonly name: string }>>;

export function newerStoreMessage(newer: readonly string[]): string {
  return `a newer version of Thara has changed the store (${newer.join(', ')}): run that version, or restore the backup from before its start`;
}

// In the order of their names. A released migration is never edited.
function migrations(schema: EngineSchema): Record<string, Migration> {
  return {
    '001-create-tables': { up: (db) => createTables(db, schema) },
    '002-water': { up: (db) => createWater(db, schema) },
    '003-list-orders': { up: (db) => addListOrders(db, schema) },
    '004-address-index': { up: addAddressIndex },
    '005-feedback': { up: (db) => createFeedback(db, schema) },
    '006-api-client-scopes': { up: addApiClientScopes },
    '007-site-versions': { up: (db) => addSiteVersions(db, schema) },
    '008-inbox': { up: (db) => createInbox(db, schema) },
    '009-former-addresses': { up: (db) => createFormerAddresses(db, schema) },
    '010-site-media': { up: (db) => createSiteMedia(db, schema) },
    '011-outbox': { up: (db) => createOutbox(db, schema) },
    '012-robot-checks': { up: (db) => createRobotChecks(db, schema) },
    '013-members': { up: (db) => createMembers(db, schema) },
    '014-newsletter': { up: (db) => createNewsletter(db, schema) },
    '015-provider-links': { up: (db) => createProviderLinks(db, schema) },
    '016-second-factors': { up: (db) => createSecondFactors(db, schema) },
    '017-secret-key': { up: (db) => createSecretKey(db, schema) },
    '018-complaints': { up: (db) => createComplaints(db, schema) },
    '019-sealed-tips': { up: (db) => createSealedTips(db, schema) },
    '020-complaint-desk': { up: (db) => addComplaintDesk(db, schema) },
    '021-ledger-heads': { up: (db) => createLedgerHeads(db, schema) },
    '022-api-client-workers': { up: (db) => addApiClientWorkers(db, schema) },
    '023-event-occurrences': { up: (db) => createEventOccurrences(db, schema) },
    '024-attachment-text': { up: addAttachmentText },
    '025-search': { up: (db) => createSearch(db, schema) },
    '026-search-samples': { up: (db) => addSearchSamples(db, schema) },
    '027-water-simulations': { up: (db) => createWaterSimulations(db, schema) },
  };
}
