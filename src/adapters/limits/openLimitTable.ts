import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { retry } from '#adapters/store/retry.ts';
import { NodeSqliteDialect } from '#adapters/store/sqlite/NodeSqliteDialect.ts';
import { isBusy } from '#adapters/store/sqlite/sqliteErrors.ts';
import { LimitTable, type LimitTables } from './LimitTable.ts';

export type LimitTableSettings =
  { readonly engine: 'sqlite'; readonly file: string } | { readonly engine: 'postgres'; readonly url: string };

/** Counts are not worth waiting for. */
const POSTGRES_TIMEOUT_MS = 1_000;

/**
 * Opens the table of limits: in a file of its own, or in the database of the store over a connection of its own, so that
 * counting never delays the store, and the store never delays counting.
 */
export async function openLimitTable(settings: LimitTableSettings): Promise<LimitTable> {
  return settings.engine === 'sqlite' ? await openSqlite(settings.file) : await openPostgres(settings.url);
}

async function openSqlite(file: string): Promise<LimitTable> {
  const database = new DatabaseSync(file);
  const close = () => {
    database.close();
    return Promise.resolve();
  };
  try {
    // Two processes that open a new file at the same time both try to switch it to WAL.
    await retry(() => database.exec('pragma journal_mode = wal'), isBusy);
    // A power failure may cost the last counts, which are not worth a wait for the disk.
    database.exec('pragma synchronous = normal');
    return await LimitTable.open(new Kysely<LimitTables>({ dialect: new NodeSqliteDialect(database) }), close);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<LimitTable> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    application_name: 'thara limits',
    keepAlive: true,
    connectionTimeoutMillis: POSTGRES_TIMEOUT_MS,
    statement_timeout: POSTGRES_TIMEOUT_MS,
    query_timeout: POSTGRES_TIMEOUT_MS,
  });
  // Without listeners, a lost connection ends the process. The next statement fails, and is reported.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const close = () => (pool.ended ? Promise.resolve() : pool.end());
  try {
    return await LimitTable.open(new Kysely<LimitTables>({ dialect: new PostgresDialect({ pool }) }), close);
  } catch (error) {
    await close();
    throw error;
  }
}
