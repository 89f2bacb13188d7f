import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { addSeconds } from '#domain/instant.ts';
import type { ApiClients } from '#ports/ApiClients.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Database } from './Database.ts';
import { isStorable } from './isStorable.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Clients and their tokens. Secrets and tokens are 256 random bits that nobody can guess, so a plain SHA-256 hides them
 * as well as a slow hash would, and wrong guesses cost the server nothing.
 */
export class StoreApiClients implements ApiClients {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async create(name: string): Promise<{ readonly clientId: string; readonly clientSecret: string }> {
    if (!isStorable(name)) throw new RangeError('a client name holds U+0000 or half a character');
    const clientId = randomBytes(ID_BYTES).toString('hex');
    const clientSecret = randomSecret();
    const row = { client_id: clientId, name, secret_hash: hashOf(clientSecret), created_at: this.#clock.now() };
    await this.#database.write((tx) => tx.insertInto('api_clients').values(row).execute());
    return { clientId, clientSecret };
  }

  async issueToken(clientId: string, clientSecret: string): Promise<string | undefined> {
    if (!(await this.#isRight(clientId, clientSecret))) return undefined;
    const token = randomSecret();
    const now = this.#clock.now();
    const expiresAt = addSeconds(now, CLIENT_TOKEN_SECONDS);
    await this.#database.write(async (tx) => {
      await tx.deleteFrom('api_tokens').where('expires_at', '<=', now).execute();
      await tx
        .insertInto('api_tokens')
        .values({ token_hash: hashOf(token), client_id: clientId, expires_at: expiresAt })
        .execute();
    });
    return token;
  }

  async accepts(token: string): Promise<boolean> {
    const row = await this.#database.read((db) =>
      db
        .selectFrom('api_tokens')
        .select('client_id')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', this.#clock.now())
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  async isEmpty(): Promise<boolean> {
    const row = await this.#database.read((db) =>
      db.selectFrom('api_clients').select('client_id').limit(1).executeTakeFirst(),
    );
    return row === undefined;
  }

  async #isRight(clientId: string, clientSecret: string): Promise<boolean> {
    if (!isStorable(clientId)) return false;
    const row = await this.#database.read((db) =>
      db.selectFrom('api_clients').select('secret_hash').where('client_id', '=', clientId).executeTakeFirst(),
    );
    return row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(clientSecret)));
  }
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
