import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types, type ClientConfig } from 'pg';
import { BossQueue } from '../jobs/BossQueue.ts';
import { migrate } from '../migrate.ts';
import { OutageWatch } from '../OutageWatch.ts';
import type { EngineSchema, StoreEngine, Warn } from '../StoreEngine.ts';
import type { Synonyms } from '../search/words/Synonyms.ts';
import type { StoreTables } from '../StoreTables.ts';
import { isPostgresConflict, isPostgresOutage } from './postgresErrors.ts';
import { PostgresPublishLock } from './PostgresPublishLock.ts';
import {
  addPostgresSearchSamples,
  createPostgresSearchIndex,
  postgresSearch,
  SEARCH_OPTIONS,
} from './postgresSearch.ts';
import { probePostgres } from './probePostgres.ts';

interface Timeouts {
  /** For connecting, and for waiting until a connection is free. */
  readonly connectMs: number;
  /** The server stops a statement that takes longer. */
  readonly statementMs: number;
  /** We stop waiting for a server that does not respond at all. */
  readonly responseMs: number;
}

const VISITORS: Timeouts = { connectMs: 1_000, statementMs: 1_200, responseMs: 1_300 };
const IMPORTS: Timeouts = { connectMs: 5_000, statementMs: 10_000, responseMs: 12_000 };
/** Short enough for a stop within 10 s while the server does not respond. */
const JOBS: Timeouts = { connectMs: 1_000, statementMs: 3_000, responseMs: 3_100 };
/** A frozen server is noticed after the two together: in less than half of the 3 s in which every visitor gets a response. */
const SUSPECT_AFTER_MS = 500;
const PROBE_TIMEOUT_MS = 700;
const PROBE_INTERVAL_MS = 500;
const MAX_CONNECTIONS = 10;
/** Searches take longest: whoever floods them must leave connections to pages. */
const MAX_SEARCH_CONNECTIONS = 4;
const MAX_IMPORT_CONNECTIONS = 4;
const MAX_JOB_CONNECTIONS = 2;

// Other collations sort by the rules of a language, differently from one server to the next, and slower.
const SCHEMA: EngineSchema = {
  keyText: sql`text collate "C"`,
  bytes: sql`bytea`,
  createSearchIndex: createPostgresSearchIndex,
  addSearchSamples: addPostgresSearchSamples,
};

/** @param url `postgres://user:password@host:port/database` */
export async function openPostgres(url: string, synonyms: Synonyms, warn: Warn): Promise<StoreEngine> {
  const connection: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: IMPORTS.connectMs,
    keepAlive: true,
    application_name: 'thara',
    types: { getTypeParser },
  };
  await migrateExclusively(connection, warn);
  const open = ({ connectMs, statementMs, responseMs }: Timeouts, max: number, options?: string) => {
    const timeouts = {
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      query_timeout: responseMs,
    };
    const pool = openPool({ ...connection, ...timeouts, ...(options !== undefined && { options }) }, max, warn);
    return { pool, db: new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const visitors = open(VISITORS, MAX_CONNECTIONS);
  const searches = open(VISITORS, MAX_SEARCH_CONNECTIONS, SEARCH_OPTIONS);
  const imports = open(IMPORTS, MAX_IMPORT_CONNECTIONS);
  const jobs = open(JOBS, MAX_JOB_CONNECTIONS);
  const outageWatch = new OutageWatch({
    probe: () => probePostgres(connection, PROBE_TIMEOUT_MS),
    warn,
    suspectAfterMs: SUSPECT_AFTER_MS,
    probeIntervalMs: PROBE_INTERVAL_MS,
  });
  return {
    reader: visitors.db,
    writer: visitors.db,
    outageWatch,
    search: postgresSearch(searches.db, synonyms),
    imports: { reader: imports.db, writer: imports.db },
    commitCount: () => undefined,
    publishLock: () => new PostgresPublishLock(connection, warn),
    jobQueue: new BossQueue(jobs.pool, warn),
    isOutage: isPostgresOutage,
    isConflict: isPostgresConflict,
    async afterPublish() {
      // The planner's statistics are out of date; the server's autovacuum would update them a minute later.
      await sql`analyze items, versions, event_occurrences, search_documents`.execute(imports.db);
    },
    async close() {
      outageWatch.close();
      for (const { db, pool } of [visitors, searches, imports, jobs]) {
        await db.destroy();
        // Kysely ends the pool only when it has used it.
        if (!pool.ended) await pool.end();
      }
    },
  };
}

// Without a statement timeout: waits as long as another process migrates, and builds indexes as long as that takes.
async function migrateExclusively(connection: ClientConfig, warn: Warn): Promise<void> {
  const pool = openPool(connection, 1, warn);
  const db = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, SCHEMA);
  } finally {
    await db.destroy();
  }
}

function openPool(config: ClientConfig, max: number, warn: Warn): Pool {
  const pool = new Pool({ ...config, max });
  // An 'error' event without a listener ends the process. The pool emits it for idle connections only, so each
  // connection has its own listener, which reports it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => warn('a connection to the database was lost', error));
  });
  return pool;
}

// `pg` gives 64-bit integers as text. Ours are counts, far below 2^53.
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 && format !== 'binary' ? Number : (types.getTypeParser(oid, format) as unknown);
