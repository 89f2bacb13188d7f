import { createHmac } from 'node:crypto';
import type { Database } from './Database.ts';

const FINGERPRINT_LENGTH = 12;

/**
 * The secret key with which records of a store are made, as a keyed digest. A process with another key would seal what the
 * others cannot open, and write records of erasures that are worth nothing: none of it fails at once.
 */
export class SecretKeyRecord {
  readonly #database: Database;
  #digest: string | undefined;

  private constructor(database: Database, digest: string | undefined) {
    this.#database = database;
    this.#digest = digest;
  }

  static async read(database: Database): Promise<SecretKeyRecord> {
    const row = await database.read((db) => db.selectFrom('secret_key').select('digest').executeTakeFirst());
    return new SecretKeyRecord(database, row?.digest);
  }

  /**
   * Throws unless a key is that of the store, or the store has none yet.
   *
   * @param replaced the fingerprint of the key that this one replaces
   */
  require(key: string, replaced: string | undefined): void {
    const digest = this.#digest;
    if (digest === undefined || digest === digestOfKey(key)) return;
    const fingerprint = fingerprintOf(digest);
    if (fingerprint !== replaced) throw new Error(otherKeyMessage(fingerprint));
  }

  /** Makes a key that of the store, where there is none yet or this key replaces it. Throws like `require`. */
  async save(key: string, replaced: string | undefined): Promise<void> {
    const digest = digestOfKey(key);
    if (this.#digest === digest) return;
    this.#digest = await this.#database.write(async (tx) => {
      await tx
        .insertInto('secret_key')
        .values({ id: 1, digest })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const found = await tx.selectFrom('secret_key').select('digest').executeTakeFirstOrThrow();
      if (found.digest === digest || fingerprintOf(found.digest) !== replaced) return found.digest;
      await tx.updateTable('secret_key').set({ digest }).execute();
      return digest;
    });
    this.require(key, undefined);
  }
}

/** For operators, who need not compare keys. */
export function fingerprintOf(digest: string): string {
  return digest.slice(0, FINGERPRINT_LENGTH);
}

export function digestOfKey(key: string): string {
  return createHmac('sha256', key).update('secret key of the store').digest('hex');
}

export function otherKeyMessage(fingerprint: string): string {
  return (
    `SECRET_KEY is not the key of this store, whose fingerprint is ${fingerprint}: give every process the same one, ` +
    'or restore secret-key in DATA_DIR. To change the key on purpose, stop every process and set ' +
    `SECRET_KEY_REPLACES=${fingerprint}; docs/operating.md says what is lost then`
  );
}
