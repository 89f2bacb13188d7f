import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
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
 * Kysely's SQLite dialect with a driver of our own: Kysely's begins every transaction with `begin`, which fails at once
 * when the transaction reads first and then writes while another process writes.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #connection: Connection;

  constructor(database: DatabaseSync | Connection) {
    this.#connection = database instanceof DatabaseSync ? new SqliteConnection(database) : database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#connection);
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

// SQLite can change its schema in a transaction: migrations run in `begin immediate`, one process at a time.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A connection to a database, on this thread or another one. */
interface Connection extends DatabaseConnection {
  readonly isInTransaction: boolean;
}

class NodeSqliteDriver implements Driver {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {
    // The database is open already.
  }

  acquireConnection(): Promise<Connection> {
    return Promise.resolve(this.#connection);
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // After an error such as a full disk, SQLite has rolled back already; a second rollback would hide that error.
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is only one connection.
  }

  async destroy(): Promise<void> {
    // `openSqlite` closes the database.
  }
}
