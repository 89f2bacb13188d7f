import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { isPartOf, PUBLISHED_GENERATION } from './generations.ts';
import { migrationState, type MigrationState } from './migrate.ts';
import { NodeSqliteDialect } from './sqlite/NodeSqliteDialect.ts';
import { cannotOpen, type StoreSettings } from './openStore.ts';
import type { StoreTables } from './StoreTables.ts';

export interface StoreInspection extends MigrationState {
  /** The published sites; none unless the tables are those of this version. */
  readonly sites: readonly InspectedSite[];
  /** Of the secret key of the store; absent before a server has started. */
  readonly keyDigest?: string;
  /** How far the clock of the database server is ahead of ours, in milliseconds. Absent where there is no server. */
  readonly aheadMs?: number;
}

export interface InspectedSite {
  readonly details: SiteDetails;
  readonly domains: readonly HostName[];
}

const CONNECT_MS = 5_000;

/**
 * Looks at a store without changing it: nothing is migrated. A server may have it open. Undefined when there is no store
 * yet. Throws `Unavailable` like `openStore`.
 */
export async function inspectStore(settings: StoreSettings): Promise<StoreInspection | undefined> {
  if (settings.engine === 'sqlite' && !existsSync(settings.file)) return undefined;
  try {
    const { db, close } = settings.engine === 'sqlite' ? openFile(settings.file) : openServer(settings.url);
    try {
      const state = await migrationState(db);
      const isCurrent = state.newer.length === 0 && state.pending.length === 0;
      const keyDigest = isCurrent ? await readKeyDigest(db) : undefined;
      return {
        ...state,
        sites: isCurrent ? await readSites(db) : [],
        ...(keyDigest !== undefined && { keyDigest }),
        ...(settings.engine === 'postgres' && { aheadMs: await compareClock(db) }),
      };
    } finally {
      await close();
    }
  } catch (error) {
    throw cannotOpen(settings, error);
  }
}

function openFile(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const db = new Kysely<StoreTables>({ dialect: new NodeSqliteDialect(database) });
  const close = async () => {
    await db.destroy();
    database.close();
  };
  return { db, close };
}

function openServer(connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    options: '-c default_transaction_read_only=on',
  });
  pool.on('error', () => undefined);
  const db = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

async function compareClock(db: Kysely<StoreTables>): Promise<number> {
  const { rows } = await sql<{ readonly now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0]?.now.getTime() ?? NaN) - Date.now();
}

async function readKeyDigest(db: Kysely<StoreTables>): Promise<string | undefined> {
  return (await db.selectFrom('secret_key').select('digest').executeTakeFirst())?.digest;
}

async function readSites(db: Kysely<StoreTables>): Promise<readonly InspectedSite[]> {
  const sites = await db
    .selectFrom('sites as s')
    .select(['s.site', 's.details', 's.from_generation'])
    .where(isPartOf('s', PUBLISHED_GENERATION))
    .orderBy('s.site')
    .execute();
  const domains = await db.selectFrom('site_domains').selectAll().orderBy('domain').execute();
  return sites.map(({ site, details, from_generation }) => ({
    details: JSON.parse(details) as SiteDetails,
    domains: domains
      .filter((row) => row.site === site && row.from_generation === from_generation)
      .map(({ domain }) => domain),
  }));
}
