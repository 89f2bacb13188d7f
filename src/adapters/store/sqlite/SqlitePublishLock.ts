import { DatabaseSync } from 'node:sqlite';
import type { PublishLock } from '../StoreEngine.ts';
import { isBusy } from './sqliteErrors.ts';

/**
 * An exclusive lock on an empty database next to the store. SQLite locks the file through the operating system, which
 * releases the lock when the process dies.
 */
export class SqlitePublishLock implements PublishLock {
  readonly #file: string;
  #database: DatabaseSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  acquire(): Promise<boolean> {
    return new Promise((resolve) => resolve(this.#begin()));
  }

  release(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
    return Promise.resolve();
  }

  #begin(): boolean {
    this.#database ??= new DatabaseSync(this.#file);
    try {
      this.#database.exec('begin exclusive');
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }
}
