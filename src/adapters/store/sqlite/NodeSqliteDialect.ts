import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type TransactionSettings,
} from 'kysely';
import { SqliteConnection } from './SqliteConnection.ts';

/**
 * Kysely's SQLite dialect with a driver of our own: the one it comes with begins every transaction plainly, which
 * fails at once when it reads first and writes beside another process.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

// SQLite does change its schema inside transactions: so migrations run under `begin immediate`, one process at a time.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {
    // The database comes open.
  }

  acquireConnection(): Promise<SqliteConnection> {
    return Promise.resolve(this.#connection);
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A full disk has rolled back already, and its fault must not be hidden by that of a second rollback.
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is one, and it stays.
  }

  async destroy(): Promise<void> {
    // Whoever opened the database closes it.
  }
}
