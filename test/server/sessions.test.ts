import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookieParser from 'cookie-parser';
import { expect } from 'chai';
import express from 'express';
import sinon from 'sinon';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { LOCALE_COOKIE } from '#domain/locale/locale.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { parseAddress } from '#server/web/parseAddress.ts';
import { Sessions } from '#server/web/Sessions.ts';
import { FaultyApi } from '#test/support/FaultyApi.ts';
import { send, type TestResponse } from '#test/support/send.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { at } from '#test/support/testClock.ts';
import { startWebInFrontOf, type Credentials, type WebInFront } from '#test/support/webInFront.ts';

const CLIENT_COOKIE = 'rid_client_token';
const MEMBER_COOKIE = 'members_access_token';
const SECRET_KEY = '0123456789abcdef'.repeat(2);
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const VOTE = 'about=/en/news/news-1&useful=yes';

describe('The tokens of a visitor, in front of a department’s API,', () => {
  let api: TestApp;
  let faulty: FaultyApi;
  let client: Credentials;
  let web: WebInFront;
  let tokens: sinon.SinonSpy<[string]>;

  const startWeb = (environment: Readonly<Record<string, string>> = {}, credentials = client) =>
    startWebInFrontOf(
      { ...api, port: faulty.port },
      { client: credentials, environment: { SECRET_KEY, ...environment } },
    );
  const restart = async (environment?: Readonly<Record<string, string>>, credentials?: Credentials) => {
    await web.close();
    web = await startWeb(environment, credentials);
  };
  const vote = (cookies: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) =>
    web.send({
      path: '/en/feedback',
      method: 'POST',
      body: VOTE,
      headers: { ...FORM, ...cookieHeader(cookies), ...headers },
    });
  /** The token of the latest request to the API. */
  const lastToken = () => tokens.lastCall.args[0];

  before(async () => {
    api = await startTestApp({ environment: { SERVE: 'api' } });
    client = await api.ports.apiClients.create('web', API_SCOPES);
  });
  after(() => api.close());
  beforeEach(async () => {
    tokens = sinon.spy(api.ports.apiClients, 'holderOf') as typeof tokens;
    faulty = await FaultyApi.start(api.port);
    web = await startWeb();
  });
  afterEach(async () => {
    sinon.restore();
    await web.close();
    await faulty.close();
  });

  describe('are issued', () => {
    it('as one cookie with the thanks for feedback: for 23 hours, for the whole site, HttpOnly', async () => {
      const response = await vote();
      expect(response).to.include({ status: 303 });
      expect(response.headers['cache-control']).to.equal('private, no-store');
      const [cookie, ...more] = cookiesOf(response);
      expect(more).to.be.empty;
      expect(cookie?.name).to.equal(CLIENT_COOKIE);
      expect(cookie?.attributes.filter((one) => !one.startsWith('Expires='))).to.have.members([
        ...['Max-Age=82800', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
      ]);
    });

    it('as a Secure cookie when the visitor uses https', async () => {
      await restart({ TRUST_PROXY: '1' });
      const { attributes } = clientCookie(await vote({}, { 'X-Forwarded-Proto': 'https' }));
      expect(attributes).to.include('Secure');
    });

    it('under a name with the role of the site, where it has one', async () => {
      await restart({ SITE_ROLE: 'region1' });
      expect(cookiesOf(await vote()).map(({ name }) => name)).to.deep.equal(['region1_rid_client_token']);
    });

    it('encrypted, so that nobody can read them', async () => {
      const { value } = clientCookie(await vote());
      expect(lastToken().length).to.be.greaterThan(20);
      for (const text of [value, Buffer.from(value, 'base64url').toString('latin1')])
        expect(text).not.to.include(lastToken());
    });

    it('with the form that is shown again as well, when the API was called', async () => {
      sinon.stub(api.ports.feedback, 'vote').rejects(new Unavailable('store', 'gone'));
      const response = await vote();
      expect(response).to.include({ status: 503 });
      expect(clientCookie(response).value).not.to.equal('');
    });

    it('not with public pages, and not again to visitors who have them', async () => {
      const { value } = clientCookie(await vote());
      for (const cookies of [{}, { [CLIENT_COOKIE]: value }, { [CLIENT_COOKIE]: 'junk', [MEMBER_COOKIE]: 'junk' }]) {
        for (const path of [
          '/en',
          '/th/main',
          '/en/news/news-1',
          '/en/contact',
          '/en/nothing',
          '/en/main/_payload.json',
        ]) {
          const response = await web.send({ path, headers: cookieHeader(cookies) });
          expect(cookiesOf(response), path).to.be.empty;
        }
      }
      expect(cookiesOf(await vote({ [CLIENT_COOKIE]: value }))).to.be.empty;
    });

    it('never without a department’s API', async () => {
      const embedded = await startTestApp();
      const headers = { ...FORM, ...cookieHeader({ [CLIENT_COOKIE]: 'junk', [MEMBER_COOKIE]: 'junk' }) };
      const response = await embedded.send({ path: '/en/feedback', method: 'POST', body: VOTE, headers });
      expect(response).to.include({ status: 303 });
      expect(cookiesOf(response)).to.be.empty;
      await embedded.close();
    });
  });

  describe('that are sent back', () => {
    it('are used for the next request, also after a restart with the same key', async () => {
      const { value } = clientCookie(await vote());
      const first = lastToken();
      await restart();
      await web.send('/en/main');
      expect(lastToken(), 'what everybody may read goes by a token of the new process').not.to.equal(first);
      const { tokenCalls } = faulty;
      expect(await vote({ [CLIENT_COOKIE]: value })).to.include({ status: 303 });
      expect(lastToken()).to.equal(first);
      expect(faulty.tokenCalls).to.equal(tokenCalls);
    });

    it('are ignored when they were changed, or encrypted with another key, for another role or another client', async () => {
      const { value } = clientCookie(await vote());
      const first = lastToken();
      const tokenUsedInPlaceOf = async (cookies: Readonly<Record<string, string>>) => {
        const response = await vote(cookies);
        expect(response).to.include({ status: 303 });
        expect(cookiesOf(response), 'another one takes its place').to.have.length(1);
        return lastToken();
      };
      const touched = value.slice(0, -1) + (value.endsWith('A') ? 'B' : 'A');
      for (const junk of [touched, first, 'j:{"value":"x"}', 'x'.repeat(3_000)])
        expect(await tokenUsedInPlaceOf({ [CLIENT_COOKIE]: junk })).to.equal(first);
      await restart({ SECRET_KEY: 'fedcba9876543210'.repeat(2) });
      expect(await tokenUsedInPlaceOf({ [CLIENT_COOKIE]: value })).not.to.equal(first);
      await restart({ SITE_ROLE: 'region1' });
      expect(await tokenUsedInPlaceOf({ [`region1_${CLIENT_COOKIE}`]: value })).not.to.equal(first);
      await restart({}, await api.ports.apiClients.create('other web', API_SCOPES));
      expect(await tokenUsedInPlaceOf({ [CLIENT_COOKIE]: value })).not.to.equal(first);
    });

    it('are replaced with one token request when the API no longer accepts them', async () => {
      const { value } = clientCookie(await vote());
      const revoked = lastToken();
      const { tokenCalls } = faulty;
      tokens.restore();
      const stub = sinon.stub(api.ports.apiClients, 'holderOf').callThrough();
      stub.withArgs(revoked).resolves(undefined);
      const response = await vote({ [CLIENT_COOKIE]: value });
      expect(response).to.include({ status: 303 });
      expect(faulty.tokenCalls - tokenCalls).to.equal(1);
      stub.resetHistory();
      expect(await vote({ [CLIENT_COOKIE]: clientCookie(response).value })).to.include({ status: 303 });
      expect(stub.calledWith(revoked)).to.equal(false);
    });

    it('of a member without an account are cleared, and the feedback is stored all the same', async () => {
      const { tokenCalls } = faulty;
      const response = await vote({ [MEMBER_COOKIE]: 'of-last-year' });
      expect(response).to.include({ status: 303 });
      const [token, member] = cookiesOf(response);
      expect(token?.name).to.equal(CLIENT_COOKIE);
      expect(member).to.include({ name: MEMBER_COOKIE, value: '' });
      expect(member?.attributes).to.include.members(['Path=/', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'HttpOnly']);
      expect(faulty.tokenCalls - tokenCalls).to.equal(1);
      for (let times = 0; times < 20; times++) await vote({ [MEMBER_COOKIE]: 'of-last-year' });
      expect(faulty.tokenCalls - tokenCalls).to.equal(1);
    });

    it('of a member are ignored when they are malformed', async () => {
      const response = await vote({ [MEMBER_COOKIE]: 'a b' });
      expect(cookiesOf(response).map(({ name }) => name)).to.deep.equal([CLIENT_COOKIE]);
    });
  });
});

describe('A session', () => {
  const sessions = new Sessions(new AesGcmSeal(SECRET_KEY), {});
  const respondWith = async (cacheControl: string, token: string): Promise<TestResponse> => {
    const app = express();
    app.use(cookieParser(), (request, response) => {
      response.locals.address = parseAddress(request);
      sessions.of(request, response).saveTokens({ client: { value: token, issuedAt: at('2026-11-21T03:00:00Z') } });
      response.set('Cache-Control', cacheControl).end();
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const response = await send((server.address() as AddressInfo).port, { path: '/' });
    server.close();
    return response;
  };

  it('sets no cookie on a response that caches may store', async () => {
    expect(cookiesOf(await respondWith('private, no-cache', 'token'))).to.have.length(1);
    for (const cacheControl of ['public, no-cache', 'no-cache', 'max-age=60'])
      expect(cookiesOf(await respondWith(cacheControl, 'token')), cacheControl).to.be.empty;
  });

  it('sets no cookie that is so long that a proxy would refuse the response', async () => {
    expect(cookiesOf(await respondWith('private', 't'.repeat(1_800)))).to.have.length(1);
    expect(cookiesOf(await respondWith('private', 't'.repeat(1_900)))).to.be.empty;
  });
});

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: readonly string[];
}

/** All but that of the language, which pages of one visitor set. */
function cookiesOf({ headers }: TestResponse): readonly Cookie[] {
  const cookies = (headers['set-cookie'] ?? []).map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), attributes };
  });
  return cookies.filter(({ name }) => name !== LOCALE_COOKIE);
}

function clientCookie(response: TestResponse): Cookie {
  const cookie = cookiesOf(response).find(({ name }) => name === CLIENT_COOKIE);
  if (cookie === undefined) throw new Error('no client token was issued');
  return cookie;
}

function cookieHeader(cookies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? {} : { Cookie: pairs.join('; ') };
}
