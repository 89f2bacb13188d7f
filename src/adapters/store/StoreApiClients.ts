import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { addSeconds } from '#domain/instant.ts';
import {
  isApiScope,
  MAX_TOKENS_PER_CLIENT,
  type ApiClient,
  type ApiClients,
  type ApiScope,
  type ApiWorker,
  type RegisteredApiClient,
} from '#ports/ApiClients.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Database } from './Database.ts';
import { isStorable } from './isStorable.ts';
import type { StoreTables } from './StoreTables.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Clients and their tokens. Secrets and tokens are 256 random bits that nobody can guess, so a plain SHA-256 protects
 * them as well as a slow hash would, and costs the server little for wrong guesses.
 */
export class StoreApiClients implements ApiClients {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async create(
    name: string,
    scopes: readonly ApiScope[],
    worker?: ApiWorker,
  ): Promise<{ readonly clientId: string; readonly clientSecret: string }> {
    if (!isStorable(name)) throw new RangeError('a client name contains U+0000 or half a character');
    const clientId = randomBytes(ID_BYTES).toString('hex');
    const clientSecret = randomSecret();
    const row = {
      client_id: clientId,
      name,
      secret_hash: hashOf(clientSecret),
      created_at: this.#clock.now(),
      scopes: scopes.join(' '),
      person: worker?.person ?? null,
      site: worker?.site ?? null,
    };
    await this.#database.write((tx) => tx.insertInto('api_clients').values(row).execute());
    return { clientId, clientSecret };
  }

  async list(): Promise<readonly RegisteredApiClient[]> {
    const rows = await this.#database.read((db) =>
      db
        .selectFrom('api_clients')
        .select(['client_id', 'name', 'created_at', 'scopes', 'person', 'site'])
        .orderBy('created_at')
        .orderBy('client_id')
        .execute(),
    );
    return rows.map((row) => ({ name: row.name, ...clientOf(row), createdAt: row.created_at }));
  }

  async revoke(clientId: string): Promise<boolean> {
    if (!isStorable(clientId)) return false;
    // The foreign key deletes its tokens too.
    const deleted = await this.#database.write((tx) =>
      tx.deleteFrom('api_clients').where('client_id', '=', clientId).returning('client_id').execute(),
    );
    return deleted.length > 0;
  }

  async issueToken(clientId: string, clientSecret: string): Promise<string | undefined> {
    if (!(await this.#isSecretValid(clientId, clientSecret))) return undefined;
    const token = randomSecret();
    const now = this.#clock.now();
    const expiresAt = addSeconds(now, CLIENT_TOKEN_SECONDS);
    const issued = await this.#database.write(async (tx) => {
      await tx.deleteFrom('api_tokens').where('expires_at', '<=', now).execute();
      const older = tx
        .selectFrom('api_tokens')
        .select('token_hash')
        .where('client_id', '=', clientId)
        .orderBy('expires_at', 'desc')
        .orderBy('token_hash')
        .offset(MAX_TOKENS_PER_CLIENT - 1)
        .limit(MAX_TOKENS_PER_CLIENT);
      await tx.deleteFrom('api_tokens').where('token_hash', 'in', older).execute();
      // Selected from the client's row, because the client may have been revoked since its secret was checked.
      return await tx
        .insertInto('api_tokens')
        .columns(['token_hash', 'client_id', 'expires_at'])
        .expression((is) =>
          is
            .selectFrom('api_clients')
            .select((row) => [
              row.val(hashOf(token)).as('token_hash'),
              'client_id',
              row.val(expiresAt).as('expires_at'),
            ])
            .where('client_id', '=', clientId),
        )
        .returning('token_hash')
        .execute();
    });
    return issued.length > 0 ? token : undefined;
  }

  async holderOf(token: string): Promise<ApiClient | undefined> {
    const row = await this.#database.read((db) =>
      db
        .selectFrom('api_tokens')
        .innerJoin('api_clients', 'api_clients.client_id', 'api_tokens.client_id')
        .select(['api_clients.client_id', 'api_clients.scopes', 'api_clients.person', 'api_clients.site'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', this.#clock.now())
        .executeTakeFirst(),
    );
    return row && clientOf(row);
  }

  async isEmpty(): Promise<boolean> {
    const row = await this.#database.read((db) =>
      db.selectFrom('api_clients').select('client_id').limit(1).executeTakeFirst(),
    );
    return row === undefined;
  }

  async #isSecretValid(clientId: string, clientSecret: string): Promise<boolean> {
    if (!isStorable(clientId)) return false;
    const row = await this.#database.read((db) =>
      db.selectFrom('api_clients').select('secret_hash').where('client_id', '=', clientId).executeTakeFirst(),
    );
    return row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(clientSecret)));
  }
}

type ClientRow = Pick<StoreTables['api_clients'], 'client_id' | 'scopes' | 'person' | 'site'>;

function clientOf({ client_id, scopes, person, site }: ClientRow): ApiClient {
  const worker = person === null || site === null ? {} : { worker: { person, site } };
  return { clientId: client_id, scopes: scopes.split(' ').filter(isApiScope), ...worker };
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
