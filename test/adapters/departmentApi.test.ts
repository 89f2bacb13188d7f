import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { parseHost, type HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ContentQuery } from '#ports/Content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE, slug } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';
import { answer, problem, reset, ScriptedApi, neverRespond, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const SECRET = 'the-client-secret';
const HOST = parseHost('www.example.go.th') as HostName;
const LIST: ContentQuery = { site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 };
const OTHER_LIST: ContentQuery = { ...LIST, page: 2 };
const DAM = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
const EMPTY_LIST = { items: [], total: 0, years: [], categories: [] };

describe("The client of the department's API", () => {
  const clock = testClock();
  let server: ScriptedApi;
  let api: DepartmentApi;
  let warnings: string[];

  const open = (rest: { deadline?: number; baseUrl?: string } = {}) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: SECRET,
      clock,
      warn: (message) => warnings.push(message),
      ...rest,
    });
  const reopen = async (rest: { deadline?: number; baseUrl?: string }) => {
    await api.close();
    api = open(rest);
  };

  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    warnings = [];
    server = await ScriptedApi.start();
    api = open();
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  it('reports a wrong optional field once, however often it comes, and reads the rest', async () => {
    const { alert: _, ...site } = sample('site-view');
    for (let call = 0; call < 2; call++) {
      server.reply(answer(200, { ...site, alert: { level: 'never-print-me' } }));
      expect(await api.sites.details('1001' as SiteId)).not.to.have.property('alert');
    }
    const ignored = "a field of the department's API is ignored: SiteDetailsWire.alert";
    expect(warnings).to.deep.equal([
      `${ignored}.level must be one of notice, drought, flood`,
      ...['from', 'until', 'title', 'text'].map((key) => `${ignored}.${key} is missing`),
    ]);
  });

  describe('as specified', () => {
    it('requests a token with its credentials and an empty scope before the first request', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      const [call] = server.tokenCalls;
      expect(call).to.include({ method: 'POST', path: '/auth/access-token' });
      expect(JSON.parse(call!.body)).to.deep.equal({
        grantType: 'client_credentials',
        clientId: 'web',
        clientSecret: SECRET,
        scope: '',
      });
      expect(call!.headers['content-type']).to.equal('application/json');
      expect(call!.headers.authorization).to.be.undefined;
    });

    it('sends every other request with the token and the user agent Thara', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      await api.content.list(LIST);
      expect(server.tokenCalls).to.have.length(1);
      for (const { headers } of server.calls) {
        expect(headers).to.include({ authorization: 'Bearer token-1', 'user-agent': 'Thara' });
      }
    });

    it('requests the site of a domain, its details and its layout', async () => {
      server.reply(answer(200, sample('site-view-domain')));
      expect(await api.sites.findByDomain(HOST)).to.equal('1001');
      server.reply(answer(200, sample('site-view')));
      expect((await api.sites.details('1001' as SiteId))?.publicOrigin).to.equal('https://www.example.go.th');
      server.reply(answer(200, sample('site-layout')));
      expect((await api.sites.layout('1001' as SiteId, 'th'))?.hero.title).to.equal('น้ำเพื่อทุกคน');
      expect(server.calls.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
        ['POST', '/site/view/domain?domain=www.example.go.th', ''],
        ['POST', '/site/view/1001', ''],
        ['POST', '/site/layout/1001', '{"lang":"th"}'],
      ]);
    });

    it('requests the readings of one year of a reservoir, and drops others that an API sends nevertheless', async () => {
      const { readings, ...rest } = sample('reservoir');
      const [first, second] = readings as object[];
      const bhumibol = { site: SITE, id: slug('bhumibol') };
      server.reply(answer(200, { ...rest, readings: [{ ...first, date: '2025-09-28' }, second] }));
      const datesOf = async (year?: number) => {
        const found = await api.water.reservoir({ ...bhumibol, ...(year !== undefined && { year }) });
        return found.ok ? found.value.readings.map(({ date }) => date) : found.code;
      };
      expect(await datesOf()).to.deep.equal(['2025-09-28', '2026-09-29']);
      expect(await datesOf(2025)).to.deep.equal(['2025-09-28']);
      expect(await datesOf(2024)).to.deep.equal([]);
      const path = '/water/1/reservoirs/bhumibol';
      expect(server.calls.map((call) => call.path)).to.deep.equal([path, `${path}?year=2025`, `${path}?year=2024`]);
    });

    it('requests content with GET and all filters of a list in the query', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list({
        ...LIST,
        page: 3,
        pageSize: 100,
        category: 'a&b',
        subcategory: 'ฝน',
        year: 2025,
        featured: true,
        when: 'past',
        withBodies: true,
      });
      const [{ method, path } = { method: '', path: '' }] = server.calls;
      const address = new URL(path, 'http://a.example');
      expect([method, address.pathname]).to.deep.equal(['GET', '/content/1/th/news']);
      expect(Object.fromEntries(address.searchParams)).to.deep.equal({
        page: '3',
        size: '100',
        category: 'a&b',
        subcategory: 'ฝน',
        year: '2025',
        featured: 'true',
        when: 'past',
        bodies: 'true',
      });
    });

    it("sends hits in requests that are small enough for the API's limit", async () => {
      server.reply(answer(204));
      const hits = Array.from(
        { length: 1200 },
        (_, index) => ({ kind: 'news', slug: slug(`${'n'.repeat(90)}-${index}`), count: 1 }) as const,
      );
      await api.content.addHits(SITE, hits);
      expect(server.calls.every(({ method, path }) => method === 'POST' && path === '/hits/1')).to.be.true;
      for (const { body } of server.calls) expect(Buffer.byteLength(body)).to.be.lessThan(100_000);
      const sent = server.calls.flatMap(({ body }) => (JSON.parse(body) as { hits: unknown[] }).hits);
      expect(sent).to.deep.equal(hits);
    });

    it('sends nothing when the site is 0 or cannot be part of a path', async () => {
      for (const id of ['0', '.', '..', '', '\ud800'] as SiteId[]) {
        expect(await api.sites.details(id)).to.be.undefined;
        expect(await api.sites.layout(id, 'th')).to.be.undefined;
      }
      for (const id of ['.', '..', '', '\ud800'] as SiteId[]) {
        expect(await api.content.list({ ...LIST, site: id })).to.deep.equal(EMPTY_LIST);
        expect(await api.content.find({ ...DAM, site: id })).to.deep.equal({ ok: false, code: 'contentNotFound' });
        await api.content.addHits(id, [{ kind: 'news', slug: slug('dam'), count: 1 }]);
      }
      expect(server.calls).to.be.empty;
    });

    it('escapes a site id, so that it cannot change the path', async () => {
      server.reply(problem(404, 'siteNotFound'));
      expect(await api.sites.details('../layout/1?x#y' as SiteId)).to.be.undefined;
      expect(server.calls[0]?.path).to.equal('/site/view/..%2Flayout%2F1%3Fx%23y');
    });
  });

  describe('for a missing resource', () => {
    it('recognises it by the code of a problem', async () => {
      server.reply(problem(404, 'siteNotFound'));
      expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      expect(await api.sites.details(SITE)).to.be.undefined;
      expect(await api.sites.layout(SITE, 'en')).to.be.undefined;
      for (const code of ['contentNotFound', 'contentInOtherLanguage']) {
        server.reply(problem(404, code));
        expect(await api.content.find(DAM)).to.deep.equal({ ok: false, code });
      }
    });

    it('recognises it by a 404 without a code when it looks up a host name, which may be any', async () => {
      for (const reply of [answer(404, '<h1>Not found</h1>'), answer(404), problem(404, 'contentNotFound')]) {
        server.reply(reply);
        expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      }
      await reopen({}); // without a stale copy
      for (const status of [400, 403, 405, 410, 500]) {
        server.reply(answer(status));
        expect((await errorOf(api.sites.findByDomain(HOST))).status).to.equal(status);
      }
    });

    it('does not recognise it by a 404 for its own token request', async () => {
      server.replyWithToken(answer(404));
      expect((await errorOf(api.sites.findByDomain(HOST))).message).to.equal('Error in Client Authorization');
    });

    it('recognises it by an id that the API uses for unknown sites', async () => {
      for (const _id of [0, '0', 9999, '9999']) {
        server.reply(answer(200, { _id }));
        expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      }
    });

    it('reports any other 404, or the code of another request, as an error', async () => {
      for (const reply of [
        answer(404, '<h1>Not found</h1>'),
        answer(404, { code: 'siteNotFound' }),
        problem(404, 'contentNotFound'),
      ]) {
        server.reply(reply);
        expect((await errorOf(api.sites.details(SITE))).status).to.equal(404);
      }
      server.reply(problem(404, 'reservoirNotFound'));
      await errorOf(api.content.find(DAM));
    });

    it('has nothing of a site that the API does not know', async () => {
      server.reply(problem(404, 'siteNotFound'));
      expect(await api.content.find(DAM)).to.deep.equal({ ok: false, code: 'contentNotFound' });
      expect((await api.content.list(LIST)).items).to.deep.equal([]);
    });
  });

  describe('for its token', () => {
    it('reports wrong credentials as an error in client authorization, with the status', async () => {
      server.replyWithToken(problem(401, 'unauthorized'));
      const fault = await errorOf(api.content.list(LIST));
      expect(fault).to.include({
        message: 'Error in Client Authorization',
        publicMessage: 'Error in Client Authorization',
        status: 401,
      });
      expect(server.calls).to.be.empty;
    });

    it('reads a token only from a response with status 200', async () => {
      for (const status of [201, 204, 302, 400, 500]) {
        server.replyWithToken(answer(status, status === 204 ? '' : { accessToken: 'not-for-us' }));
        const fault = await errorOf(api.content.list(LIST));
        expect([fault.message, fault.status]).to.deep.equal(['Error in Client Authorization', status]);
        expect(inspect(fault, { depth: 20 })).not.to.contain('not-for-us');
      }
    });

    it('reports a response without a usable token as an error', async () => {
      for (const body of [
        '',
        'no JSON',
        {},
        { accessToken: 7 },
        { accessToken: 'a b' },
        { accessToken: 'a\r\nX: y' },
      ]) {
        await reopen({}); // several in a row would count as an outage
        server.replyWithToken(answer(200, body));
        expect((await errorOf(api.content.list(LIST))).message).to.equal('Error in Client Authorization');
      }
    });

    it('after a 401 fetches a new token and sends the request once more', async () => {
      server.reply(answer(401), answer(200, sample('site-layout')));
      await api.sites.layout(SITE, 'en');
      expect(server.tokenCalls).to.have.length(2);
      expect(server.calls.map(({ headers, body }) => [headers.authorization, body])).to.deep.equal([
        ['Bearer token-1', '{"lang":"en"}'],
        ['Bearer token-2', '{"lang":"en"}'],
      ]);
    });

    it('passes on the 401 of the second attempt', async () => {
      server.reply(problem(401, 'unauthorized'));
      expect((await errorOf(api.content.list(LIST))).status).to.equal(401);
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([2, 2]);
    });

    it('passes on any other failure of the second attempt', async () => {
      server.reply(answer(401), answer(400, 'no such thing'));
      expect((await errorOf(api.content.list(LIST))).status).to.equal(400);
    });

    /** Has a long timeout for slow machines, and uses a port without stale copies, so that each call sends a request. */
    const checkTwoHundredTimes = () => Promise.all(Array.from({ length: 200 }, () => api.readiness.check()));

    it('fetches one token for two hundred concurrent requests', async () => {
      await reopen({ deadline: 60_000 });
      server.reply(answer(204));
      await checkTwoHundredTimes();
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([200, 1]);
    });

    it('fetches one new token when two hundred concurrent requests are rejected, and sends each at most twice', async () => {
      await reopen({ deadline: 60_000 });
      server.reply(answer(204));
      await api.readiness.check();
      server.reply((response, { headers }) => {
        answer(headers.authorization === 'Bearer token-1' ? 401 : 204)(response, server.calls[0]!);
      });
      await checkTwoHundredTimes();
      expect(server.calls.length - 1).to.be.within(200, 400);
      expect(server.tokenCalls.length - 1).to.equal(1);
    });

    it('fetches one new token when it has expired for two hundred concurrent requests, and sends each once', async () => {
      await reopen({ deadline: 60_000 });
      server.reply(answer(204));
      await api.readiness.check();
      clock.set('2026-11-22T02:00:00Z');
      await checkTwoHundredTimes();
      expect([server.calls.length - 1, server.tokenCalls.length - 1]).to.deep.equal([200, 1]);
      for (const { headers } of server.calls.slice(1)) expect(headers.authorization).to.equal('Bearer token-2');
    });

    it('renews the token near the end of its life while requests still use it', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      clock.set('2026-11-22T01:55:00Z');
      const renewed = Promise.withResolvers<undefined>();
      server.replyWithToken((response) => {
        response.once('close', () => renewed.resolve(undefined));
        response.end(JSON.stringify({ accessToken: 'token-2' }));
      });
      await api.content.list(LIST);
      await renewed.promise;
      await respondWith('Bearer token-2');
      expect(server.calls[1]?.headers.authorization).to.equal('Bearer token-1');
      expect(server.tokenCalls).to.have.length(2);
    });

    it('logs a failed early renewal of the token, while the request succeeds', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      clock.set('2026-11-22T01:55:00Z');
      server.replyWithToken(answer(500));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
      await waitUntil(() => warnings.length > 0);
      expect(warnings[0]).to.equal('the client token could not be renewed ahead');
    });

    it('retries a failed early renewal after ten seconds, however many requests there are', async () => {
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      server.replyWithToken(answer(500));
      for (const [time, calls] of [
        ['2026-11-22T01:55:00Z', 2],
        ['2026-11-22T01:55:09.999Z', 2],
        ['2026-11-22T01:55:10Z', 3],
      ] as const) {
        clock.set(time);
        for (let times = 0; times < 20; times++) await api.content.list(LIST);
        await waitUntil(() => warnings.length >= calls - 1);
        expect(server.tokenCalls, time).to.have.length(calls);
        expect(warnings, time).to.have.length(calls - 1);
      }
    });

    it('requests a token again after a failure', async () => {
      server.replyWithToken(answer(500));
      await errorOf(api.content.list(LIST));
      server.replyWithToken(answer(200, { accessToken: 'late' }));
      server.reply(answer(200, EMPTY_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
    });

    async function respondWith(authorization: string): Promise<void> {
      await waitUntil(async () => {
        await api.content.list(LIST);
        return server.calls.at(-1)?.headers.authorization === authorization;
      });
    }
  });

  describe('with a failing API', () => {
    it('repeats a GET after two responses with 503', async () => {
      server.reply(answer(503), answer(503), answer(200, EMPTY_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
      expect(server.calls).to.have.length(3);
    });

    it('gives up after the third failure', async () => {
      server.reply(answer(503, 'still busy'));
      const fault = await errorOf(api.content.list(LIST));
      expect(fault.status).to.equal(503);
      expect(fault.message).to.equal('GET /content/1/th/news responded with 503: still busy');
      expect(server.calls).to.have.length(3);
    });

    it('repeats a request only after a temporary failure', async () => {
      const tries = async (status: number) => {
        const own = await ScriptedApi.start();
        own.reply(answer(status), answer(200, EMPTY_LIST));
        const mine = open({ baseUrl: own.baseUrl });
        await mine.content.list(LIST).catch(() => undefined);
        await mine.close();
        await own.close();
        return own.calls.length;
      };
      const count = (statuses: readonly number[]) => Promise.all(statuses.map(tries));
      expect(await count([408, 409, 425, 429, 500, 502, 503, 504])).to.deep.equal([2, 2, 2, 2, 2, 2, 2, 2]);
      expect(await count([400, 403, 404, 405, 410, 413, 418, 422, 501, 505, 521])).to.deep.equal(Array(11).fill(1));
    });

    it('never repeats a POST', async () => {
      server.reply(answer(503, 'busy'));
      await errorOf(api.sites.details(SITE));
      await errorOf(api.content.addHits(SITE, [{ kind: 'news', slug: slug('dam'), count: 1 }]));
      server.reply(reset);
      await errorOf(api.sites.details(SITE));
      expect(server.calls).to.have.length(3);
    });

    it('reports the error of the catalogue, with the response body for the log only', async () => {
      server.reply(answer(500, 'the database is down'));
      const faults = [
        await errorOf(api.sites.findByDomain(HOST)),
        await errorOf(api.sites.layout(SITE, 'th')),
        await errorOf(api.sites.details(SITE)),
        await errorOf(api.content.find(DAM)),
      ];
      expect(
        faults.map(({ source, status, message, publicMessage }) => [source, status, message, publicMessage]),
      ).to.deep.equal([
        ['departmentApi', 500, 'Error Fetching Site Domains', 'Error Fetching Site Domains'],
        ['departmentApi', 500, 'Error Fetching Layouts: the database is down', 'Error Fetching Layouts'],
        ['departmentApi', 500, 'Error Fetching Site Details: the database is down', 'Error Fetching Site Details'],
        ['departmentApi', 500, 'GET /content/1/th/news/dam responded with 500: the database is down', undefined],
      ]);
    });

    it('logs at most 2 kB of a response body, cut between characters', async () => {
      server.reply(answer(400, 'น้ำ'.repeat(5_000)));
      const { message } = await errorOf(api.sites.layout(SITE, 'th'));
      const body = message.slice('Error Fetching Layouts: '.length);
      expect(Buffer.byteLength(body)).to.be.within(1_990, 2_000);
      expect(body).not.to.contain('\ufffd');
    });

    it('logs at most 2 kB of the response to a failed token request, causes included', async () => {
      server.replyWithToken(answer(500, 'x'.repeat(500_000)));
      const fault = await errorOf(api.sites.layout(SITE, 'th'));
      expect(
        inspect(fault, { depth: 20, maxStringLength: null })
          .match(/x{100,}/g)
          ?.join(''),
      ).to.have.length.within(1_000, 2_000);
    });

    it('logs no secret and no token that the response echoes', async () => {
      server.reply((response, { headers }) =>
        answer(400, `${SECRET} ${String(headers.authorization)}, token a-very-secret-token`)(
          response,
          server.calls[0]!,
        ),
      );
      server.replyWithToken(answer(200, { accessToken: 'a-very-secret-token' }));
      const fault = await errorOf(api.sites.layout(SITE, 'th'));
      server.replyWithToken(answer(500, `no such secret: ${SECRET}`));
      await reopen({});
      const refused = await errorOf(api.sites.layout(SITE, 'th'));
      await reopen({ baseUrl: 'http://127.0.0.1:1' });
      const unreachable = await errorOf(api.sites.layout(SITE, 'th'));
      for (const each of [fault, refused, unreachable]) {
        expect(inspect(each, { depth: 20, showHidden: true })).not.to.match(/the-client-secret|a-very-secret-token/);
      }
      expect(fault.message).to.equal('Error Fetching Layouts: [secret] Bearer [secret], token [secret]');
    });

    it('reports a response that is not what was requested', async () => {
      const { total: _, ...withoutTotal } = EMPTY_LIST;
      const invalid = [
        ['a page for people', '<!doctype html><title>Sign in</title>'],
        ['half a JSON text', '{"items":[],"total":0,"ye'],
        ['nothing', ''],
        ['a field that is missing', withoutTotal],
        ['a field of another type', { ...EMPTY_LIST, total: '0' }],
        ['null', 'null'],
        ['a list', []],
        ['all of it where it would be inherited from', { ['__proto__']: EMPTY_LIST }],
      ] as const;
      for (const [what, body] of invalid) {
        server.reply(answer(200, body));
        const fault = await errorOf(api.content.list(LIST));
        expect(fault.status, what).to.equal(200);
        expect(fault.message, what).to.match(/responded with 200: /);
      }
      expect(server.calls, 'none of them is requested twice').to.have.length(invalid.length);
    });

    it('rejects a compressed response, which it did not request', async () => {
      for (const status of [200, 400]) {
        server.reply((response, { headers }) => {
          expect(headers['accept-encoding']).to.be.undefined;
          response.writeHead(status, { 'Content-Encoding': 'gzip' }).end(gzipSync(JSON.stringify(EMPTY_LIST)));
        });
        expect((await errorOf(api.content.list(LIST))).status).to.equal(status);
      }
    });

    it('ignores unknown fields of a response', async () => {
      const list = JSON.stringify(EMPTY_LIST).slice(1);
      const more = `{"__proto__":{"total":9},"constructor":1,"debug":{"a":[{}]},${list}`;
      server.reply(answer(200, more));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
    });

    it('stops reading a response of more than 2 MB, with or without Content-Length', async () => {
      const long = JSON.stringify({ ...EMPTY_LIST, more: 'x'.repeat(3_000_000) });
      for (const headers of [{ 'Content-Length': String(long.length) }, { 'Transfer-Encoding': 'chunked' }]) {
        server.reply(answer(200, long, headers));
        expect((await errorOf(api.content.list(LIST))).message).to.match(/: the response is too long$/);
      }
      server.reply((response) => {
        const more = () => response.write('x'.repeat(100_000), (stopped) => !stopped && more());
        more();
      });
      expect((await errorOf(api.content.list(LIST))).message).to.match(/: the response is too long$/);
      const almost = JSON.stringify({ ...EMPTY_LIST, more: 'x'.repeat(1_900_000) });
      server.reply(answer(200, almost));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
    });

    it('rejects a response that is nested a million deep before it parses it', async () => {
      server.reply(answer(200, `{"items":${'['.repeat(900_000)}${']'.repeat(900_000)}}`));
      expect((await errorOf(api.content.list(LIST))).message).to.match(/: the response is nested too deeply$/);
    });

    it('follows no redirect', async () => {
      for (const status of [301, 302, 303, 307, 308]) {
        server.reply(answer(status, '', { Location: `${server.baseUrl}/elsewhere` }));
        expect((await errorOf(api.content.list(LIST))).status).to.equal(status);
        expect((await errorOf(api.sites.details(SITE))).status).to.equal(status);
      }
      expect(server.calls.every(({ path }) => path !== '/elsewhere')).to.be.true;
    });

    it('gives up at the deadline when the API does not respond, or stops half way', async () => {
      await reopen({ deadline: 2_000 });
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(OTHER_LIST);
      server.reply(neverRespond);
      expect((await errorOf(api.content.list(LIST))).message).to.match(/timeout/i);
      expect((await errorOf(api.sites.layout(SITE, 'th'))).message).to.match(/^Error Fetching Layouts: .*timeout/i);
      server.reply((response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"items":');
      });
      await errorOf(api.content.list(LIST));
    });

    it('gives up at the deadline when a token request hangs, for all requests that wait for it', async () => {
      await reopen({ deadline: 200 });
      server.replyWithToken(neverRespond);
      const faults = await Promise.all([1, 2, 3].map(() => errorOf(api.content.list(LIST))));
      expect(faults).to.have.length(3);
      expect(server.tokenCalls).to.have.length(1);
    });

    it('counts the time for a new token against the deadline of the request', async () => {
      await reopen({ deadline: 2_000 });
      server.reply(answer(200, EMPTY_LIST));
      await api.content.list(LIST);
      server.replyWithToken(neverRespond);
      server.reply((response) => setTimeout(() => response.writeHead(401).end(), 100));
      expect((await errorOf(api.content.list(OTHER_LIST))).message).to.match(/^GET .*timeout/i);
    });

    it('counts all attempts against one deadline', async () => {
      await reopen({ deadline: 250 });
      server.reply(answer(503));
      await errorOf(api.content.list(LIST));
      expect(server.calls.length, 'the third would come after 400 ms').to.be.lessThan(3);
    });

    it('aborts its request when the client disconnects', async () => {
      const reads: ((signal: AbortSignal) => Promise<unknown>)[] = [
        (signal) => api.sites.findByDomain(HOST, signal),
        (signal) => api.sites.layout(SITE, 'th', signal),
        (signal) => api.sites.details(SITE, signal),
        (signal) => api.content.list(LIST, signal),
        (signal) => api.content.find(DAM, signal),
        (signal) => api.water.reservoirs({ site: SITE, size: 'large' }, signal),
        (signal) => api.water.reservoir({ site: SITE, id: slug('bhumibol') }, signal),
        (signal) => api.water.waterUse({ site: SITE }, signal),
      ];
      for (const read of reads) {
        const received = Promise.withResolvers<ServerResponse>();
        server.reply((response) => received.resolve(response));
        const client = new AbortController();
        const fault = errorOf(read(client.signal));
        const closed = once(await received.promise, 'close');
        client.abort();
        await Promise.all([fault, closed]);
      }
      expect(server.calls).to.have.length(reads.length);
    });

    it('still fetches the token for other requests when a client disconnects', async () => {
      const received = Promise.withResolvers<ServerResponse>();
      server.replyWithToken((response) => received.resolve(response));
      server.reply(answer(200, EMPTY_LIST));
      const client = new AbortController();
      const aborted = errorOf(api.content.list(LIST, client.signal));
      const other = api.content.list(LIST);
      const token = await received.promise;
      client.abort();
      await aborted;
      token.end(JSON.stringify({ accessToken: 'token-1' }));
      expect(await other).to.deep.equal(EMPTY_LIST);
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 1]);
    });

    it('does not wait longer than the deadline, even if Retry-After says so', async () => {
      server.reply(answer(503, 'later', { 'Retry-After': '60' }));
      expect((await errorOf(api.content.list(LIST))).status).to.equal(503);
      expect(server.calls).to.have.length(1);
    });

    it('repeats a GET when the connection breaks', async () => {
      server.reply(reset, answer(200, EMPTY_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(EMPTY_LIST);
      server.reply(reset);
      const fault = await errorOf(api.content.list(OTHER_LIST));
      expect(fault.status).to.be.undefined;
      expect(fault.message).to.match(/ECONNRESET/);
    });

    it('reports an API that it cannot connect to', async () => {
      await reopen({ baseUrl: 'http://127.0.0.1:1' });
      expect((await errorOf(api.content.list(LIST))).message).to.equal('Error in Client Authorization');
    });
  });

  describe('for files', () => {
    const name = `${'a'.repeat(32)}.pdf`;
    const bytes = 'x'.repeat(100);
    const fileHeaders = { 'Content-Length': '100', 'Content-Type': 'application/octet-stream' };

    it('rejects a web page or JSON that a proxy sends instead of a file', async () => {
      for (const type of ['text/html; charset=utf-8', 'application/json', 'application/problem+json']) {
        server.reply(answer(200, bytes, { ...fileHeaders, 'Content-Type': type }));
        expect((await errorOf(api.media.open(SITE, name))).message).to.match(/responded with 200: a page, not a file$/);
      }
    });

    it('opens a file with the type of its name, whatever the response says', async () => {
      server.reply(answer(200, bytes, fileHeaders));
      const file = await api.media.open(SITE, name);
      expect([file?.type, file?.size]).to.deep.equal(['application/pdf', 100]);
      expect(Buffer.concat(await file!.stream().toArray()).toString()).to.equal(bytes);
    });

    it('streams ranges if the API supports them, and never other bytes than it requested', async () => {
      server.reply(answer(200, bytes, fileHeaders));
      expect((await api.media.open(SITE, name))?.supportsRanges).to.equal(false);
      const offered = answer(200, bytes, { ...fileHeaders, 'Accept-Ranges': 'bytes' });
      const part = (range: string) => answer(206, 'xx', { 'Content-Length': '2', 'Content-Range': range });
      server.reply(offered, part('bytes 4-5/100'));
      const file = await api.media.open(SITE, name);
      expect(file?.supportsRanges).to.equal(true);
      expect(Buffer.concat(await file!.stream({ start: 4, end: 5 }).toArray()).toString()).to.equal('xx');
      expect(server.calls.at(-1)?.headers.range).to.equal('bytes=4-5');
      for (const other of [answer(200, bytes, fileHeaders), part('bytes 0-1/100'), part('bytes 4-5/99')]) {
        server.reply(offered, other);
        const again = await api.media.open(SITE, name);
        await errorOf(again!.stream({ start: 4, end: 5 }).toArray());
      }
    });

    it('sends no request for a name that no file can have', async () => {
      for (const other of ['', 'secret.pdf', `../${name}`, `${name}/..`]) {
        expect(await api.media.open(SITE, other)).to.be.undefined;
      }
      expect(server.calls).to.be.empty;
    });

    it('recognises that a file does not exist only by a problem of the API', async () => {
      server.reply(problem(404, 'mediaNotFound'));
      expect(await api.media.open(SITE, name)).to.be.undefined;
      server.reply(answer(404, 'Not found'));
      expect((await errorOf(api.media.open(SITE, name))).status).to.equal(404);
    });

    it('fails rather than deliver half a file', async () => {
      server.reply(answer(500));
      await errorOf(api.media.open(SITE, name));
      server.reply(answer(200, '', { 'Transfer-Encoding': 'chunked' }));
      await errorOf(api.media.open(SITE, name));
      const half: Reply = (response) => {
        response.writeHead(200, fileHeaders);
        response.write(bytes.slice(0, 50), () => response.socket?.resetAndDestroy());
      };
      for (const second of [answer(500, bytes, fileHeaders), answer(302), answer(200, 'short'), reset, half]) {
        server.reply(answer(200, bytes, fileHeaders), second);
        const file = await api.media.open(SITE, name);
        await errorOf(file!.stream().toArray());
      }
    });
  });

  it('is ready when the API accepts its token and responds', async () => {
    server.reply(answer(204));
    await api.readiness.check();
    expect(server.calls[0]).to.include({ method: 'GET', path: '/ready' });
    server.reply(answer(400));
    await errorOf(api.readiness.check());
  });
});

async function errorOf(promise: Promise<unknown>): Promise<Unavailable> {
  try {
    await promise;
  } catch (fault) {
    if (fault instanceof Unavailable) return fault;
    throw fault;
  }
  throw new Error('there was no fault');
}
