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
import { answer, problem, reset, ScriptedApi, silence, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';

const SECRET = 'the-client-secret';
const HOST = parseHost('www.example.go.th') as HostName;
const LIST: ContentQuery = { site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 };
const OTHER_LIST: ContentQuery = { ...LIST, page: 2 };
const DAM = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
const GOOD_LIST = { items: [], total: 0, years: [], categories: [] };

describe("The department's API", () => {
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

  describe('is asked as the specification says', () => {
    it('for a token, with the client’s credentials and an empty scope, before the first call', async () => {
      server.reply(answer(200, GOOD_LIST));
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

    it('for everything else with the token, by the name of Thara', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      await api.content.list(LIST);
      expect(server.tokenCalls).to.have.length(1);
      for (const { headers } of server.calls) {
        expect(headers).to.include({ authorization: 'Bearer token-1', 'user-agent': 'Thara' });
      }
    });

    it('for the site of a domain, its record and its layout', async () => {
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

    it('for content with GET, every choice of a list in the query', async () => {
      server.reply(answer(200, GOOD_LIST));
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

    it('for hits in calls that are small enough for its limit', async () => {
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

    it('for nothing at all when the site is 0 or cannot stand in an address', async () => {
      for (const id of ['0', '.', '..', '', '\ud800'] as SiteId[]) {
        expect(await api.sites.details(id)).to.be.undefined;
        expect(await api.sites.layout(id, 'th')).to.be.undefined;
      }
      for (const id of ['.', '..', '', '\ud800'] as SiteId[]) {
        expect(await api.content.list({ ...LIST, site: id })).to.deep.equal(GOOD_LIST);
        expect(await api.content.find({ ...DAM, site: id })).to.deep.equal({ ok: false, code: 'contentNotFound' });
        await api.content.addHits(id, [{ kind: 'news', slug: slug('dam'), count: 1 }]);
      }
      expect(server.calls).to.be.empty;
    });

    it('for one thing only whatever stands in a site’s id', async () => {
      server.reply(problem(404, 'siteNotFound'));
      expect(await api.sites.details('../layout/1?x#y' as SiteId)).to.be.undefined;
      expect(server.calls[0]?.path).to.equal('/site/view/..%2Flayout%2F1%3Fx%23y');
    });
  });

  describe('says what is not there', () => {
    it('by the code of a problem', async () => {
      server.reply(problem(404, 'siteNotFound'));
      expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      expect(await api.sites.details(SITE)).to.be.undefined;
      expect(await api.sites.layout(SITE, 'en')).to.be.undefined;
      for (const code of ['contentNotFound', 'contentInOtherLanguage']) {
        server.reply(problem(404, code));
        expect(await api.content.find(DAM)).to.deep.equal({ ok: false, code });
      }
    });

    it('by a plain 404 where a host is looked up, which anybody may ask for', async () => {
      for (const reply of [answer(404, '<h1>Not found</h1>'), answer(404), problem(404, 'contentNotFound')]) {
        server.reply(reply);
        expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      }
      await reopen({}); // the last good answer would stand in
      for (const status of [400, 403, 405, 410, 500]) {
        server.reply(answer(status));
        expect((await faultOf(api.sites.findByDomain(HOST))).status).to.equal(status);
      }
    });

    it('but not by a 404 for our token', async () => {
      server.replyWithToken(answer(404));
      expect((await faultOf(api.sites.findByDomain(HOST))).message).to.equal('Error in Client Authorization');
    });

    it('by an id that means unknown', async () => {
      for (const _id of [0, '0', 9999, '9999']) {
        server.reply(answer(200, { _id }));
        expect(await api.sites.findByDomain(HOST)).to.be.undefined;
      }
    });

    it('and otherwise nothing else counts as that: a 404 of somebody else, or with a code of another question, is a fault', async () => {
      for (const reply of [
        answer(404, '<h1>Not found</h1>'),
        answer(404, { code: 'siteNotFound' }),
        problem(404, 'contentNotFound'),
      ]) {
        server.reply(reply);
        expect((await faultOf(api.sites.details(SITE))).status).to.equal(404);
      }
      server.reply(problem(404, 'siteNotFound'));
      await faultOf(api.content.find(DAM));
    });
  });

  describe('asks who we are', () => {
    it('and wrong credentials are an error in client authorization, with the failed status', async () => {
      server.replyWithToken(problem(401, 'unauthorized'));
      const fault = await faultOf(api.content.list(LIST));
      expect(fault).to.include({
        message: 'Error in Client Authorization',
        publicMessage: 'Error in Client Authorization',
        status: 401,
      });
      expect(server.calls).to.be.empty;
    });

    it('and a token is read from an answer of status 200 only', async () => {
      for (const status of [201, 204, 302, 400, 500]) {
        server.replyWithToken(answer(status, status === 204 ? '' : { accessToken: 'not-for-us' }));
        const fault = await faultOf(api.content.list(LIST));
        expect([fault.message, fault.status]).to.deep.equal(['Error in Client Authorization', status]);
        expect(inspect(fault, { depth: 20 })).not.to.contain('not-for-us');
      }
    });

    it('and an answer without a usable token is an error', async () => {
      for (const body of [
        '',
        'no JSON',
        {},
        { accessToken: 7 },
        { accessToken: 'a b' },
        { accessToken: 'a\r\nX: y' },
      ]) {
        await reopen({}); // a row of them would count as an outage
        server.replyWithToken(answer(200, body));
        expect((await faultOf(api.content.list(LIST))).message).to.equal('Error in Client Authorization');
      }
    });

    it('and after one 401 gets a new token and the same call once more', async () => {
      server.reply(answer(401), answer(200, sample('site-layout')));
      await api.sites.layout(SITE, 'en');
      expect(server.tokenCalls).to.have.length(2);
      expect(server.calls.map(({ headers, body }) => [headers.authorization, body])).to.deep.equal([
        ['Bearer token-1', '{"lang":"en"}'],
        ['Bearer token-2', '{"lang":"en"}'],
      ]);
    });

    it('and when it goes on refusing us, that failure is passed on', async () => {
      server.reply(problem(401, 'unauthorized'));
      expect((await faultOf(api.content.list(LIST))).status).to.equal(401);
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([2, 2]);
    });

    it('and a failure other than 401 of the second try is passed on as well', async () => {
      server.reply(answer(401), answer(400, 'no such thing'));
      expect((await faultOf(api.content.list(LIST))).status).to.equal(400);
    });

    it('and two hundred calls at once share one token', async () => {
      server.reply(answer(200, GOOD_LIST));
      await Promise.all(Array.from({ length: 200 }, () => api.content.list(LIST)));
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([200, 1]);
    });

    it('and two hundred calls at once whose token it no longer takes share one new one, with two calls each at most', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      server.reply((response, { headers }) => {
        const refused = headers.authorization === 'Bearer token-1';
        answer(refused ? 401 : 200, refused ? '' : GOOD_LIST)(response, server.calls[0]!);
      });
      await Promise.all(Array.from({ length: 200 }, () => api.content.list(LIST)));
      expect(server.calls.length - 1).to.be.within(200, 400);
      expect(server.tokenCalls.length - 1).to.equal(1);
    });

    it('and two hundred calls at once after the end of the token’s life share one new one, with one call each', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      clock.set('2026-11-22T02:00:00Z');
      await Promise.all(Array.from({ length: 200 }, () => api.content.list(LIST)));
      expect([server.calls.length - 1, server.tokenCalls.length - 1]).to.deep.equal([200, 1]);
      for (const { headers } of server.calls.slice(1)) expect(headers.authorization).to.equal('Bearer token-2');
    });

    it('and near the end of its life the token is renewed while it still serves', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      clock.set('2026-11-22T01:55:00Z');
      const renewed = Promise.withResolvers<undefined>();
      server.replyWithToken((response) => {
        response.once('close', () => renewed.resolve(undefined));
        response.end(JSON.stringify({ accessToken: 'token-2' }));
      });
      await api.content.list(LIST);
      await renewed.promise;
      await answeredWith('Bearer token-2');
      expect(server.calls[1]?.headers.authorization).to.equal('Bearer token-1');
      expect(server.tokenCalls).to.have.length(2);
    });

    it('and a renewal ahead that fails is told to the operator, not to the visitor', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      clock.set('2026-11-22T01:55:00Z');
      server.replyWithToken(answer(500));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
      while (warnings.length === 0) await api.content.list(LIST);
      expect(warnings[0]).to.equal('the client token could not be renewed ahead');
    });

    it('and a renewal ahead that fails is tried again every ten seconds, however many requests there are', async () => {
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      server.replyWithToken(answer(500));
      for (const [time, calls] of [
        ['2026-11-22T01:55:00Z', 2],
        ['2026-11-22T01:55:09.999Z', 2],
        ['2026-11-22T01:55:10Z', 3],
      ] as const) {
        clock.set(time);
        for (let times = 0; times < 20; times++) await api.content.list(LIST);
        while (warnings.length < calls - 1) await api.content.list(LIST);
        expect(server.tokenCalls, time).to.have.length(calls);
        expect(warnings, time).to.have.length(calls - 1);
      }
    });

    it('and after a failure the next call asks for a token again', async () => {
      server.replyWithToken(answer(500));
      await faultOf(api.content.list(LIST));
      server.replyWithToken(answer(200, { accessToken: 'late' }));
      server.reply(answer(200, GOOD_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
    });

    async function answeredWith(authorization: string): Promise<void> {
      do await api.content.list(LIST);
      while (server.calls.at(-1)?.headers.authorization !== authorization);
    }
  });

  describe('fails', () => {
    it('twice with 503 and is fine then: what only reads is asked again', async () => {
      server.reply(answer(503), answer(503), answer(200, GOOD_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
      expect(server.calls).to.have.length(3);
    });

    it('three times, and that is enough', async () => {
      server.reply(answer(503, 'still busy'));
      const fault = await faultOf(api.content.list(LIST));
      expect(fault.status).to.equal(503);
      expect(fault.message).to.equal('GET /content/1/th/news responded with 503: still busy');
      expect(server.calls).to.have.length(3);
    });

    it('with a status that may pass, and only then is asked again', async () => {
      const tries = async (status: number) => {
        const own = await ScriptedApi.start();
        own.reply(answer(status), answer(200, GOOD_LIST));
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

    it('when something is posted, which is never sent twice', async () => {
      server.reply(answer(503, 'busy'));
      await faultOf(api.sites.details(SITE));
      await faultOf(api.content.addHits(SITE, [{ kind: 'news', slug: slug('dam'), count: 1 }]));
      server.reply(reset);
      await faultOf(api.sites.details(SITE));
      expect(server.calls).to.have.length(3);
    });

    it('with the words of the catalogue, the answer’s body for the log only', async () => {
      server.reply(answer(500, 'the database is down'));
      const faults = [
        await faultOf(api.sites.findByDomain(HOST)),
        await faultOf(api.sites.layout(SITE, 'th')),
        await faultOf(api.sites.details(SITE)),
        await faultOf(api.content.find(DAM)),
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

    it('with a long body, of which 2 kB reach the log, whole letters only', async () => {
      server.reply(answer(400, 'น้ำ'.repeat(5_000)));
      const { message } = await faultOf(api.sites.layout(SITE, 'th'));
      const body = message.slice('Error Fetching Layouts: '.length);
      expect(Buffer.byteLength(body)).to.be.within(1_990, 2_000);
      expect(body).not.to.contain('\ufffd');
    });

    it('with a long answer to the request for a token, of which 2 kB reach the log, its causes included', async () => {
      server.replyWithToken(answer(500, 'x'.repeat(500_000)));
      const fault = await faultOf(api.sites.layout(SITE, 'th'));
      expect(
        inspect(fault, { depth: 20, maxStringLength: null })
          .match(/x{100,}/g)
          ?.join(''),
      ).to.have.length.within(1_000, 2_000);
    });

    it('and echoes what it was sent, but no secret and no token reaches the log', async () => {
      server.reply((response, { headers }) =>
        answer(400, `${SECRET} ${String(headers.authorization)}, token a-very-secret-token`)(
          response,
          server.calls[0]!,
        ),
      );
      server.replyWithToken(answer(200, { accessToken: 'a-very-secret-token' }));
      const fault = await faultOf(api.sites.layout(SITE, 'th'));
      server.replyWithToken(answer(500, `no such secret: ${SECRET}`));
      await reopen({});
      const refused = await faultOf(api.sites.layout(SITE, 'th'));
      await reopen({ baseUrl: 'http://127.0.0.1:1' });
      const unreachable = await faultOf(api.sites.layout(SITE, 'th'));
      for (const each of [fault, refused, unreachable]) {
        expect(inspect(each, { depth: 20, showHidden: true })).not.to.match(/the-client-secret|a-very-secret-token/);
      }
      expect(fault.message).to.equal('Error Fetching Layouts: [secret] Bearer [secret], token [secret]');
    });

    it('by answering with something that is not what was asked for', async () => {
      const { total: _, ...withoutTotal } = GOOD_LIST;
      const lies = [
        ['a page for people', '<!doctype html><title>Sign in</title>'],
        ['half a JSON text', '{"items":[],"total":0,"ye'],
        ['nothing', ''],
        ['a field that is missing', withoutTotal],
        ['a field of another type', { ...GOOD_LIST, total: '0' }],
        ['null', 'null'],
        ['a list', []],
        ['all of it where it would be inherited from', { ['__proto__']: GOOD_LIST }],
      ] as const;
      for (const [lie, body] of lies) {
        server.reply(answer(200, body));
        const fault = await faultOf(api.content.list(LIST));
        expect(fault.status, lie).to.equal(200);
        expect(fault.message, lie).to.match(/responded with 200: /);
      }
      expect(server.calls, 'none of them is asked for twice').to.have.length(lies.length);
    });

    it('by answering in a compressed form, which nobody asked for', async () => {
      for (const status of [200, 400]) {
        server.reply((response, { headers }) => {
          expect(headers['accept-encoding']).to.be.undefined;
          response.writeHead(status, { 'Content-Encoding': 'gzip' }).end(gzipSync(JSON.stringify(GOOD_LIST)));
        });
        expect((await faultOf(api.content.list(LIST))).status).to.equal(status);
      }
    });

    it('not by answering with more than was asked for', async () => {
      const list = JSON.stringify(GOOD_LIST).slice(1);
      const more = `{"__proto__":{"total":9},"constructor":1,"debug":{"a":[{}]},${list}`;
      server.reply(answer(200, more));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
    });

    it('by an answer longer than 2 MB, announced or not, which is not read to its end', async () => {
      const long = JSON.stringify({ ...GOOD_LIST, more: 'x'.repeat(3_000_000) });
      for (const headers of [{ 'Content-Length': String(long.length) }, { 'Transfer-Encoding': 'chunked' }]) {
        server.reply(answer(200, long, headers));
        expect((await faultOf(api.content.list(LIST))).message).to.match(/: the response is too long$/);
      }
      server.reply((response) => {
        const more = () => response.write('x'.repeat(100_000), (stopped) => !stopped && more());
        more();
      });
      expect((await faultOf(api.content.list(LIST))).message).to.match(/: the response is too long$/);
      const almost = JSON.stringify({ ...GOOD_LIST, more: 'x'.repeat(1_900_000) });
      server.reply(answer(200, almost));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
    });

    it('by an answer that is nested a million deep, which is not even made a text of', async () => {
      server.reply(answer(200, `{"items":${'['.repeat(900_000)}${']'.repeat(900_000)}}`));
      expect((await faultOf(api.content.list(LIST))).message).to.match(/: the response is nested too deeply$/);
    });

    it('by sending us elsewhere, where nobody goes', async () => {
      for (const status of [301, 302, 303, 307, 308]) {
        server.reply(answer(status, '', { Location: `${server.baseUrl}/elsewhere` }));
        expect((await faultOf(api.content.list(LIST))).status).to.equal(status);
        expect((await faultOf(api.sites.details(SITE))).status).to.equal(status);
      }
      expect(server.calls.every(({ path }) => path !== '/elsewhere')).to.be.true;
    });

    it('by saying nothing, or stopping half way, until the deadline is over', async () => {
      await reopen({ deadline: 200 });
      server.reply(silence);
      expect((await faultOf(api.content.list(LIST))).message).to.match(/timeout/i);
      expect((await faultOf(api.sites.layout(SITE, 'th'))).message).to.match(/^Error Fetching Layouts: .*timeout/i);
      server.reply((response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"items":');
      });
      await faultOf(api.content.list(LIST));
    });

    it('by keeping us waiting for a token until the deadline is over, every caller alike', async () => {
      await reopen({ deadline: 200 });
      server.replyWithToken(silence);
      const faults = await Promise.all([1, 2, 3].map(() => faultOf(api.content.list(LIST))));
      expect(faults).to.have.length(3);
      expect(server.tokenCalls).to.have.length(1);
    });

    it('by keeping us waiting for a new token, with the deadline of the call that needs it', async () => {
      await reopen({ deadline: 300 });
      server.reply(answer(200, GOOD_LIST));
      await api.content.list(LIST);
      server.replyWithToken(silence);
      server.reply((response) => setTimeout(() => response.writeHead(401).end(), 100));
      expect((await faultOf(api.content.list(OTHER_LIST))).message).to.match(/^GET .*timeout/i);
    });

    it('over and over within the deadline, which holds for all tries together', async () => {
      await reopen({ deadline: 250 });
      server.reply(answer(503));
      await faultOf(api.content.list(LIST));
      expect(server.calls.length, 'the third would come after 400 ms').to.be.lessThan(3);
    });

    it('by saying nothing to somebody who leaves, whose request is broken off', async () => {
      const reads: ((signal: AbortSignal) => Promise<unknown>)[] = [
        (signal) => api.sites.findByDomain(HOST, signal),
        (signal) => api.sites.layout(SITE, 'th', signal),
        (signal) => api.sites.details(SITE, signal),
        (signal) => api.content.list(LIST, signal),
        (signal) => api.content.find(DAM, signal),
        (signal) => api.water.reservoirs({ site: SITE, size: 'large' }, signal),
        (signal) => api.water.reservoir(SITE, slug('bhumibol'), signal),
        (signal) => api.water.waterUse({ site: SITE }, signal),
      ];
      for (const read of reads) {
        const asked = Promise.withResolvers<ServerResponse>();
        server.reply((response) => asked.resolve(response));
        const leaving = new AbortController();
        const fault = faultOf(read(leaving.signal));
        const broken = once(await asked.promise, 'close');
        leaving.abort();
        await Promise.all([fault, broken]);
      }
      expect(server.calls).to.have.length(reads.length);
    });

    it('by keeping somebody who leaves waiting for a token, which is still fetched for the others', async () => {
      const asked = Promise.withResolvers<ServerResponse>();
      server.replyWithToken((response) => asked.resolve(response));
      server.reply(answer(200, GOOD_LIST));
      const leaving = new AbortController();
      const left = faultOf(api.content.list(LIST, leaving.signal));
      const stayed = api.content.list(LIST);
      const token = await asked.promise;
      leaving.abort();
      await left;
      token.end(JSON.stringify({ accessToken: 'token-1' }));
      expect(await stayed).to.deep.equal(GOOD_LIST);
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 1]);
    });

    it('and asks for more patience than we have, so we do not wait', async () => {
      server.reply(answer(503, 'later', { 'Retry-After': '60' }));
      expect((await faultOf(api.content.list(LIST))).status).to.equal(503);
      expect(server.calls).to.have.length(1);
    });

    it('by breaking the connection, after which what only reads is asked again', async () => {
      server.reply(reset, answer(200, GOOD_LIST));
      expect(await api.content.list(LIST)).to.deep.equal(GOOD_LIST);
      server.reply(reset);
      const fault = await faultOf(api.content.list(OTHER_LIST));
      expect(fault.status).to.be.undefined;
      expect(fault.message).to.match(/ECONNRESET/);
    });

    it('by not being there', async () => {
      await reopen({ baseUrl: 'http://127.0.0.1:1' });
      expect((await faultOf(api.content.list(LIST))).message).to.equal('Error in Client Authorization');
    });
  });

  describe('hands out files', () => {
    const name = `${'a'.repeat(32)}.pdf`;
    const bytes = 'x'.repeat(100);
    const announced = { 'Content-Length': '100', 'Content-Type': 'application/octet-stream' };

    it('but no page that whatever stands before the API answers everything with', async () => {
      for (const type of ['text/html; charset=utf-8', 'application/json', 'application/problem+json']) {
        server.reply(answer(200, bytes, { ...announced, 'Content-Type': type }));
        expect((await faultOf(api.media.open(name))).message).to.match(/responded with 200: a page, not a file$/);
      }
    });

    it('whose type goes by their name, whatever the answer says', async () => {
      server.reply(answer(200, bytes, announced));
      const file = await api.media.open(name);
      expect([file?.type, file?.size]).to.deep.equal(['application/pdf', 100]);
      expect(Buffer.concat(await file!.stream().toArray()).toString()).to.equal(bytes);
    });

    it('in parts, where the API offers parts, and never other bytes than were asked for', async () => {
      server.reply(answer(200, bytes, announced));
      expect((await api.media.open(name))?.inParts).to.equal(false);
      const offered = answer(200, bytes, { ...announced, 'Accept-Ranges': 'bytes' });
      const part = (range: string) => answer(206, 'xx', { 'Content-Length': '2', 'Content-Range': range });
      server.reply(offered, part('bytes 4-5/100'));
      const file = await api.media.open(name);
      expect(file?.inParts).to.equal(true);
      expect(Buffer.concat(await file!.stream({ start: 4, end: 5 }).toArray()).toString()).to.equal('xx');
      expect(server.calls.at(-1)?.headers.range).to.equal('bytes=4-5');
      for (const other of [answer(200, bytes, announced), part('bytes 0-1/100'), part('bytes 4-5/99')]) {
        server.reply(offered, other);
        const again = await api.media.open(name);
        await faultOf(again!.stream({ start: 4, end: 5 }).toArray());
      }
    });

    it('but is not asked for what no media can be called', async () => {
      for (const other of ['', 'secret.pdf', `../${name}`, `${name}/..`]) {
        expect(await api.media.open(other)).to.be.undefined;
      }
      expect(server.calls).to.be.empty;
    });

    it('and says that one is not there, but only in the form of our problems', async () => {
      server.reply(problem(404, 'mediaNotFound'));
      expect(await api.media.open(name)).to.be.undefined;
      server.reply(answer(404, 'Not found'));
      expect((await faultOf(api.media.open(name))).status).to.equal(404);
    });

    it('and fails in doing so, which is told instead of half a file', async () => {
      server.reply(answer(500));
      await faultOf(api.media.open(name));
      server.reply(answer(200, '', { 'Transfer-Encoding': 'chunked' }));
      await faultOf(api.media.open(name));
      const half: Reply = (response) => {
        response.writeHead(200, announced);
        response.write(bytes.slice(0, 50), () => response.socket?.resetAndDestroy());
      };
      for (const second of [answer(500, bytes, announced), answer(302), answer(200, 'short'), reset, half]) {
        server.reply(answer(200, bytes, announced), second);
        const file = await api.media.open(name);
        await faultOf(file!.stream().toArray());
      }
    });
  });

  it('is ready when it knows us and answers', async () => {
    server.reply(answer(204));
    await api.readiness.check();
    expect(server.calls[0]).to.include({ method: 'GET', path: '/ready' });
    server.reply(answer(400));
    await faultOf(api.readiness.check());
  });
});

async function faultOf(promise: Promise<unknown>): Promise<Unavailable> {
  try {
    await promise;
  } catch (fault) {
    if (fault instanceof Unavailable) return fault;
    throw fault;
  }
  throw new Error('there was no fault');
}
