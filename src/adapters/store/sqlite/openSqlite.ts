import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { retry } from '../retry.ts';
import { migrate } from '../migrate.ts';
import type { EngineSchema, PublishLock, StoreEngine } from '../StoreEngine.ts';
import type { SearchEngine } from '../search/SearchEngine.ts';
import type { Synonyms } from '../search/words/Synonyms.ts';
import type { StoreTables } from '../StoreTables.ts';
import { emptyLog } from './emptyLog.ts';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';
import { isBusy, isSqliteOutage } from './sqliteErrors.ts';
import { SqlitePublishLock } from './SqlitePublishLock.ts';
import { addSqliteSearchSamples, createSqliteSearchIndex, sqliteSearch } from './sqliteSearch.ts';
import { ThreadConnection } from './ThreadConnection.ts';

export const IN_MEMORY = ':memory:';

const SCHEMA: EngineSchema = {
  keyText: sql`text`,
  bytes: sql`blob`,
  createSearchIndex: createSqliteSearchIndex,
  addSearchSamples: addSqliteSearchSamples,
};

/** @param file path of the database, whose folder is created if missing; `:memory:` exists as long as the process. */
export async function openSqlite(file: string, synonyms: Synonyms): Promise<StoreEngine> {
  const inMemory = file === IN_MEMORY;
  if (!inMemory) await mkdir(dirname(file), { recursive: true });
  const databases = [new DatabaseSync(file)];
  const thread = inMemory ? undefined : new ThreadConnection(file);
  const close = async () => {
    await thread?.close();
    for (const database of databases) database.close();
  };
  try {
    const writer = await openWriter(databases[0] as DatabaseSync);
    await migrate(writer, SCHEMA);
    if (inMemory)
      return engine(writer, writer, sqliteSearch(writer, synonyms), () => undefined, memoryPublishLock(), close);
    const readOnly = new DatabaseSync(file, { readOnly: true });
    databases.unshift(readOnly);
    const reader = new Kysely<StoreTables>({ dialect: new NodeSqliteDialect(readOnly) });
    const searcher =
      thread === undefined ? writer : new Kysely<StoreTables>({ dialect: new NodeSqliteDialect(thread) });
    const publishLock = () => new SqlitePublishLock(`${file}.publishing`);
    return engine(reader, writer, sqliteSearch(searcher, synonyms), commitCounter(readOnly), publishLock, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWriter(database: DatabaseSync): Promise<Kysely<StoreTables>> {
  // Two processes that open a new file at the same time both try to switch it to WAL.
  await retry(() => database.exec('pragma journal_mode = wal'), isBusy);
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // Deleted personal data are overwritten, rather than left in free pages.
  database.exec('pragma secure_delete = on');
  return new Kysely<StoreTables>({ dialect: new NodeSqliteDialect(database) });
}

function engine(
  reader: Kysely<StoreTables>,
  writer: Kysely<StoreTables>,
  search: SearchEngine,
  commitCount: () => number | undefined,
  publishLock: () => PublishLock,
  closeDatabases: () => Promise<void>,
): StoreEngine {
  return {
    reader,
    writer,
    search,
    commitCount,
    publishLock,
    isOutage: isSqliteOutage,
    // Write transactions are immediate: they wait at their start, and cannot conflict later.
    isConflict: () => false,
    afterPublish: () => Promise.resolve(),
    dropDeleted: () => emptyLog(writer),
    async close() {
      await reader.destroy();
      await writer.destroy();
      await search.reader.destroy();
      await closeDatabases();
    },
  };
}

/** SQLite counts the commits of other connections, and the writer has its own connection. */
function commitCounter(reader: DatabaseSync): () => number {
  const statement = reader.prepare('pragma data_version');
  return () => Number(statement.get()?.['data_version']);
}

function memoryPublishLock(): () => PublishLock {
  let isLocked = false;
  return () => {
    let isOurs = false;
    return {
      acquire() {
        if (!isLocked) isLocked = isOurs = true;
        return Promise.resolve(isOurs);
      },
      release() {
        if (isOurs) isLocked = isOurs = false;
        return Promise.resolve();
      },
    };
  };
}
