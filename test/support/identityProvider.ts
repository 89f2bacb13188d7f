import { once } from 'node:events';
import { generateKeyPair } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Provider, type AccountClaims, type Adapter, type AdapterPayload, type JWK } from 'oidc-provider';

/** A person who has an account at the provider. */
export interface ProviderAccount extends AccountClaims {
  readonly sub: string;
}

export const CLIENT_ID = 'thara';
export const CLIENT_SECRET = 'a-secret-of-this-test-and-no-other';

export const SOMSRI: ProviderAccount = {
  sub: 'somsri-7',
  pid: '1101700207366',
  given_name: 'สมศรี',
  family_name: 'มีน้ำ',
  email: 'somsri@example.org',
  email_verified: true,
};

/** A real provider of OpenID Connect on the loopback interface, with a page on which a person signs in or refuses. */
export class IdentityProvider {
  readonly issuer: string;
  /** Who signs in there. */
  account: ProviderAccount = SOMSRI;
  /** Where a website is reached whose public origin is another one: people are sent back there. */
  moved: { readonly from: string; readonly to: string } | undefined;
  /** Answers instead of the provider, where a test wants it; returns whether it did. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  readonly #close: () => Promise<void>;

  private constructor(issuer: string, close: () => Promise<void>) {
    this.issuer = issuer;
    this.#close = close;
  }

  static async start(): Promise<IdentityProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    const started = new IdentityProvider(issuer, close);
    const provider = await started.#provider();
    const respond = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (started.intercept?.(request, response) === true) return;
      started.#move(response);
      if (request.url?.startsWith('/interaction/') === true) void started.#interact(provider, request, response);
      else void respond(request, response);
    });
    return started;
  }

  async close(): Promise<void> {
    await this.#close();
  }

  /** The settings with which a website offers it. */
  settings(id = 'testid', more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
    const own = {
      NAME: 'บัญชีทดสอบ | Test ID',
      ISSUER: this.issuer,
      CLIENT_ID,
      CLIENT_SECRET,
      ...more,
    };
    const entries = Object.entries(own).map(([name, value]) => [`SOCIAL_LOGIN_${id.toUpperCase()}_${name}`, value]);
    return { SOCIAL_LOGIN: id, ...(Object.fromEntries(entries) as Record<string, string>) };
  }

  /**
   * Visits the provider as a browser does, and signs in or refuses there.
   *
   * @returns the address to which the person is sent back
   */
  async visit(address: string, answer: 'sign-in' | 'refuse' = 'sign-in'): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(address);
    let method = 'GET';
    while (url.origin === this.issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { method, redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location !== null) {
        url = new URL(location, url);
        method = 'GET';
      } else if (method === 'GET' && url.pathname.startsWith('/interaction/')) {
        url = new URL(`${url.pathname}/${answer}`, url);
        method = 'POST';
      } else {
        throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      }
    }
    return url;
  }

  #move(response: ServerResponse): void {
    const { moved } = this;
    if (moved === undefined) return;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name.toLowerCase() === 'location' ? String(value).replace(moved.from, moved.to) : value);
  }

  async #provider(): Promise<Provider> {
    const provider: Provider = new Provider(this.issuer, {
      clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: ['https://www.example.org/'] }],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
        pid: ['pid'],
      },
      scopes: ['openid', 'email', 'profile', 'pid'],
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['a key of this test'] },
      // Each has a default that is announced on the console.
      jwks: { keys: [await newKey()] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      adapter: Records,
      findAccount: (_context, accountId) => ({
        accountId,
        claims: () => Promise.resolve({ ...this.account, sub: accountId }),
      }),
      async loadExistingGrant({ oidc }) {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile pid');
        await grant.save();
        return grant;
      },
    });
    // The port of the website is known only when it has started.
    provider.Client.prototype.redirectUriAllowed = () => true;
    return provider;
  }

  async #interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = request.url?.endsWith('/refuse')
      ? { error: 'access_denied', error_description: 'the person said no' }
      : { login: { accountId: this.account.sub } };
    if (request.method === 'POST') {
      await provider.interactionFinished(request, response, result);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><main><h1>Provider</h1>
      <form method="post" action="${request.url}/sign-in"><button>Sign in as ${this.account.sub}</button></form>
      <form method="post" action="${request.url}/refuse"><button>Refuse</button></form></main></html>`);
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'test' };
}

/** What a provider remembers, in memory. */
class Records implements Adapter {
  readonly #records = new Map<string, AdapterPayload>();

  upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#records.set(id, payload);
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#records.get(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.#records.values()].find((record) => record.uid === uid));
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    const record = this.#records.get(id);
    if (record !== undefined) record.consumed = Math.floor(Date.now() / 1_000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#records.delete(id);
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, record] of this.#records) if (record.grantId === grantId) this.#records.delete(id);
    return Promise.resolve();
  }
}
