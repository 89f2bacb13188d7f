import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { ApiDescription } from '#test/support/ApiDescription.ts';
import { recordWater } from '#test/support/recordWater.ts';
import type { TestResponse, TestRequest } from '#test/support/send.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { day, reading, reservoir } from '#test/support/waterBuilders.ts';

type Json = Record<string, unknown>;

describe('The API tier', () => {
  let app: TestApp;
  let credentials: { clientId: string; clientSecret: string };
  let token: string;
  const description = new ApiDescription(openApi(ENDPOINTS, ''));

  before(async () => {
    app = await startTestApp({ environment: { SERVE: 'both' } });
    credentials = await app.ports.apiClients.create('web', API_SCOPES);
    token = (await app.ports.apiClients.issueToken(credentials.clientId, credentials.clientSecret))!;
  });
  after(() => app.close());

  // The API accepts any host. Every response must match its description.
  const call = async (path: string, request: Partial<TestRequest> = {}): Promise<TestResponse> => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await app.send({ path: `/api${path}`, host: 'api.internal', headers, ...request });
    const { method = 'GET' } = request;
    expect(description.errorsOfResponse(method, path.replace(/\?.*/, ''), response)).to.deep.equal([]);
    return response;
  };
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: typeof json === 'string' ? json : JSON.stringify(json),
    });
  const authorise = (json: unknown) => post('/auth/access-token', json);
  const grant = { grantType: 'client_credentials', scope: '' };

  describe('gives access', () => {
    it('with credentials, for which it issues a token', async () => {
      const response = await authorise({ ...grant, ...credentials });
      expect(response.status).to.equal(200);
      const { accessToken } = JSON.parse(response.body) as { accessToken: string };
      const headers = { Authorization: `bearer ${accessToken}` };
      expect((await call('/content/1/th/news', { headers })).status).to.equal(200);
    });

    it('not with wrong credentials', async () => {
      const { clientId, clientSecret } = credentials;
      for (const wrong of [
        { clientId, clientSecret: 'wrong' },
        { clientId: 'nobody', clientSecret },
      ]) {
        expectProblem(await authorise({ ...grant, ...wrong }), 401, 'unauthorized');
      }
    });

    it('not with incomplete credentials', async () => {
      const complete = { ...grant, ...credentials };
      const { clientSecret: _, ...half } = complete;
      const { scope: __, ...withoutScope } = complete;
      for (const json of [
        {},
        [],
        half,
        withoutScope,
        { ...complete, grantType: 'password' },
        { ...complete, clientId: ['web'] },
        { ...complete, clientId: null },
      ]) {
        expectProblem(await authorise(json), 400, 'badRequest');
      }
    });

    it('for as long as it says, and only with scopes that the client has', async () => {
      const { clientId, clientSecret } = await app.ports.apiClients.create('partner', ['water:read', 'sites:read']);
      const ask = (scope: string) => authorise({ ...grant, clientId, clientSecret, scope });
      for (const scope of ['', 'water:read', 'sites:read water:read'])
        expect(JSON.parse((await ask(scope)).body)).to.have.property('expiresIn', 82_800);
      for (const scope of ['content:read', 'water:read content:read', 'everything'])
        expectProblem(await ask(scope), 400, 'scopeRefused');
    });

    it('not without a token, at any address', async () => {
      const paths = ['/content/1/th/news', '/media/1/x.pdf', '/nothing', '/ready'];
      const strangers = [
        undefined,
        '',
        'Bearer',
        'Bearer ',
        'Bearer wrong',
        `Basic ${token}`,
        `Bearer ${token} x`,
        token,
      ];
      for (const path of paths) {
        for (const authorization of strangers) {
          const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
          const response = await call(path, { headers });
          expectProblem(response, 401, 'unauthorized');
          expect(response.headers['www-authenticate']).to.equal('Bearer');
        }
      }
    });

    it('to requests from any origin, because it uses no cookies', async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
      expect((await post('/site/view/1', {}, headers)).status).to.equal(200);
    });
  });

  describe('responds', () => {
    it('to the three calls about sites of the specification', async () => {
      const domain = await call('/site/view/domain?domain=WWW.example.go.th:8080', { method: 'POST' });
      expect(JSON.parse(domain.body)).to.deep.equal({ _id: '1' });
      const details = JSON.parse((await call('/site/view/1', { method: 'POST' })).body) as Json;
      expect(details['_id']).to.equal('1');
      expect(details['is_maintenance']).to.have.property('_status');
      const layout = sinon.spy(app.ports.sites, 'layout');
      const responses = [
        await call('/site/layout/1', { method: 'POST' }),
        await post('/site/layout/1', {}),
        await post('/site/layout/1', { lang: 'en' }),
      ];
      layout.restore();
      expect(responses.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(layout.args.map(([, locale]) => locale)).to.deep.equal(['th', 'th', 'en']);
    });

    it('with JSON that only its client may keep, and not again while it has not changed', async () => {
      for (const path of ['/content/1/th/news', '/addresses/1/news?limit=10', '/water/1/use', '/sites/1/version']) {
        const response = await call(path);
        expect(response.headers['content-type'], path).to.equal('application/json; charset=utf-8');
        expect(response.headers['cache-control'], path).to.equal('private, no-cache');
        const headers = { Authorization: `Bearer ${token}`, 'If-None-Match': response.headers.etag! };
        expect(await call(path, { headers }), path).to.include({ status: 304, body: '' });
        const other = await call(path, { headers: { ...headers, 'If-None-Match': '"other"' } });
        expect(other, path).to.include({ status: 200, body: response.body });
      }
      const details = await call('/site/view/1', { method: 'POST' });
      expect(details.headers['cache-control']).to.equal('private, no-store');
    });

    it('with links to the pages before and after in a list', async () => {
      const linkOf = async (path: string) => (await call(path)).headers['link'];
      const list = '/content/1/en/news?category=works';
      expect(await linkOf(list)).to.equal(`</api${list}&page=2>; rel="next"`);
      expect(await linkOf(`${list}&page=2`)).to.equal(`</api${list}&page=1>; rel="prev"`);
      expect(await linkOf('/content/1/en/document')).to.equal(undefined);
      const next = await linkOf('/addresses/1/news?limit=2');
      expect(next).to.match(/^<\/api\/addresses\/1\/news\?limit=2&after=[a-z0-9-]+>; rel="next"$/);
      expect(await linkOf('/addresses/1/news?limit=100')).to.equal(undefined);
    });

    it('with all readings of a reservoir, or with those of the requested year', async () => {
      const dam = reservoir();
      const readings = ['2024-12-31', '2025-06-01', '2026-01-01'].map((date) => ({
        ...reading({ date: day(date) }),
        reservoir: dam.id,
      }));
      await recordWater(app.waterImport, { register: [dam], readings });
      const dates = async (query: string) => {
        const { body } = await call(`/water/1/reservoirs/${dam.id}${query}`);
        return (JSON.parse(body) as { readings: { date: string }[] }).readings.map(({ date }) => date);
      };
      expect(await dates('')).to.deep.equal(['2024-12-31', '2025-06-01', '2026-01-01']);
      expect(await dates('?year=2025')).to.deep.equal(['2025-06-01']);
      expect(await dates('?year=2023')).to.deep.equal([]);
    });

    it('with files, and with their headers only to HEAD', async () => {
      // The site's front page has a picture with this hash.
      const name = `${'0123456789abcdef'.repeat(2)}.pdf`;
      await writeFile(join(app.mediaFolder, name), 'a file');
      const complete = await call(`/media/1/${name}`);
      expect([complete.status, complete.body, complete.headers['content-length']]).to.deep.equal([200, 'a file', '6']);
      expect(complete.headers['cache-control'], 'for whoever has the token').to.equal('private, no-store');
      const head = await call(`/media/1/${name}`, { method: 'HEAD' });
      expect([head.status, head.body, head.headers['content-length']]).to.deep.equal([200, '', '6']);
    });

    it('with 204 when it is ready', async () => {
      expect((await call('/ready')).status).to.equal(204);
    });
  });

  describe('responds with a problem', () => {
    it('when something does not exist', async () => {
      expectProblem(await call('/site/view/domain?domain=nobody.example', { method: 'POST' }), 404, 'siteNotFound');
      for (const site of ['77', '0', '9999', '%20', '%00', '..%2F1', 'x'.repeat(5000)]) {
        expectProblem(await call(`/site/view/${site}`, { method: 'POST' }), 404, 'siteNotFound');
        expectProblem(await call(`/site/layout/${site}`, { method: 'POST' }), 404, 'siteNotFound');
      }
      expectProblem(await call('/content/1/th/news/no-such-thing'), 404, 'contentNotFound');
      expectProblem(await call('/water/1/reservoirs/no-such-dam'), 404, 'reservoirNotFound');
      for (const site of ['77', '9999'])
        for (const path of [
          `/content/${site}/th/news`,
          `/content/${site}/th/news/dam`,
          `/addresses/${site}/news?limit=10`,
          `/water/${site}/use`,
          `/media/${site}/${'f'.repeat(32)}.pdf`,
        ])
          expectProblem(await call(path), 404, 'siteNotFound');
      expectProblem(await post('/feedback/77/votes', { page: '/th/main', useful: true }), 404, 'siteNotFound');
      expectProblem(await post('/hits/77', { hits: [] }), 404, 'siteNotFound');
      expectProblem(await call('/feedback/9999?since=2026-11-21'), 404, 'siteNotFound');
      expectProblem(await call(`/media/1/${'f'.repeat(32)}.pdf`), 404, 'mediaNotFound');
      expectProblem(await call('/media/1/..%2Fsecret'), 404, 'mediaNotFound');
      for (const path of [
        '',
        '/',
        '/nothing',
        '/content',
        '/Content/1/th/news',
        '/content/1/th/news/',
        '/member/signup',
      ]) {
        expectProblem(await call(path), 404, 'notFound');
      }
    });

    it('when an address does not have the method, with Allow', async () => {
      const wrong = [
        ['GET', '/site/view/1', 'POST'],
        ['GET', '/site/view/domain', 'POST'],
        ['POST', '/ready', 'GET, HEAD'],
        ['PUT', '/content/1/th/news', 'GET, HEAD'],
        ['OPTIONS', '/hits/1', 'POST'],
        ['DELETE', '/openapi.json', 'GET, HEAD'],
        ['GET', '/auth/access-token', 'POST'],
      ] as const;
      for (const [method, path, allowed] of wrong) {
        const response = await call(path, { method });
        expectProblem(response, 405, 'methodNotAllowed');
        expect(response.headers.allow, path).to.equal(allowed);
      }
    });

    it('when a part of the path is malformed', async () => {
      const paths = [
        '/content/1/fr/news',
        '/content/1/TH/news',
        '/content/1/th/gossip',
        '/content/1/th/news/No-Slug',
        '/content/1/th/news/%E0%B8',
        '/content/%zz/th/news',
        '/content/1/th/constructor',
        ...[
          'page=0',
          'page=x',
          'page=1&page=2',
          'page=',
          'size=7',
          'year=26',
          'year=2026.5',
          'featured=yes',
          'when=now',
          'when=coming&when=past',
          'bodies=1',
          'category=a&category=b',
        ].map((query) => `/content/1/th/news?${query}`),
      ];
      const days = ['', 'size=huge', 'size=large&size=large', 'size=large&date=2026-02-30', 'size=large&date='];
      const seasons = ['year=2569', 'season=wet', 'year=69&season=wet', 'year=2569&season=hot', 'year=1&year=2'];
      const years = ['year=', 'year=25', 'year=3000', 'year=2026.5', 'year=2025&year=2026'];
      paths.push(
        '/water/1/reservoirs/No-Slug',
        ...years.map((query) => `/water/1/reservoirs/bhumibol?${query}`),
        ...days.map((query) => `/water/1/reservoirs?${query}`),
        ...seasons.map((query) => `/water/1/use?${query}`),
        ...['', 'since=', 'since=2026-02-30', 'since=2026-11-21&since=2026-11-20'].map(
          (query) => `/feedback/1?${query}`,
        ),
      );
      for (const path of paths) expectProblem(await call(path), 400, 'badRequest');
      for (const query of ['', '?domain=', '?domain=a%20b', '?domain=a&domain=b', '?Domain=a', '?domain[]=a']) {
        expectProblem(await call(`/site/view/domain${query}`, { method: 'POST' }), 400, 'badRequest');
      }
    });

    it('that names every wrong part, what was sent, and what is allowed', async () => {
      const sizes = 'must be one of 10, 20, 50, 100';
      const languages = 'must be one of th, en';
      const cases = [
        [await call('/content/1/th/news?size=2'), { in: 'query', name: 'size', sent: '2', reason: sizes }],
        [await call('/content/1/fr/news'), { in: 'path', name: 'lang', sent: 'fr', reason: languages }],
        [
          await call('/content/1/th/news?page=1&page=2'),
          { in: 'query', name: 'page', sent: '1, 2', reason: 'is given twice' },
        ],
        [await call('/water/1/reservoirs'), { in: 'query', name: 'size', reason: 'is missing' }],
        [
          await post('/site/layout/1', { lang: ['fr'] }),
          { in: 'body', name: 'lang', sent: '["fr"]', reason: languages },
        ],
        [await post('/site/layout/1', '{'), { in: 'body', name: '', reason: 'must be a JSON object' }],
        [
          await post('/hits/1', { hits: [{ kind: 'news', slug: 'A', count: 1 }] }),
          { in: 'body', name: 'hits.0.slug', sent: 'A', reason: 'must be a slug' },
        ],
        [
          await authorise({ ...grant, clientId: 'web', clientSecret: 7 }),
          { in: 'body', name: 'clientSecret', reason: 'must be text' },
        ],
        [
          await call('/content/%zz/th/news'),
          { in: 'path', name: '', reason: 'must be UTF-8 where it is percent-encoded' },
        ],
      ] as const;
      for (const [{ status, body }, expected] of cases) {
        expect(status, body).to.equal(400);
        expect((JSON.parse(body) as { errors: unknown }).errors, body).to.deep.equal([expected]);
      }
    });

    it('when the body is malformed', async () => {
      const bodies = [
        '{',
        'null',
        '"text"',
        '[]',
        '{"lang":"fr"}',
        '{"lang":["th"]}',
        '{"lang":{}}',
        '['.repeat(40_000),
        '\u0000',
      ];
      for (const body of bodies) expectProblem(await post('/site/layout/1', body), 400, 'badRequest');
      const hit = { kind: 'news', slug: 'dam', count: 1 };
      const hits = [
        [],
        {},
        { hits: {} },
        ...[
          null,
          'x',
          { ...hit, count: 0 },
          { ...hit, count: 1.5 },
          { ...hit, count: '1' },
          { ...hit, count: 1e10 },
          { ...hit, kind: 'x' },
          { ...hit, slug: 'A' },
        ].map((one) => ({ hits: [hit, one] })),
      ];
      for (const json of hits) expectProblem(await post('/hits/1', json), 400, 'badRequest');
      const page = '/th/main';
      for (const json of [{}, { page }, { useful: true }, { page, useful: 'yes' }, { page: '/fr/main', useful: true }])
        expectProblem(await post('/feedback/1/votes', json), 400, 'badRequest');
      for (const text of ['', ' ', 'a'.repeat(501), 'a\u0000', '\ud83d', 7])
        expectProblem(await post('/feedback/1/comments', { page, text }), 400, 'badRequest');
    });

    it('when the body is too long, or in an unknown charset', async () => {
      expectProblem(await post('/hits/1', JSON.stringify('x'.repeat(110_000))), 413, 'payloadTooLarge');
      expectProblem(
        await post('/hits/1', '{}', { 'Content-Type': 'application/json; charset=x' }),
        415,
        'unsupportedMediaType',
      );
      expectProblem(await post('/hits/1', '{}', { 'Content-Encoding': 'x' }), 415, 'unsupportedMediaType');
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/jsonx'])
        for (const path of ['/hits/1', '/site/layout/1', '/auth/access-token'])
          expectProblem(await post(path, '{}', { 'Content-Type': type }), 415, 'unsupportedMediaType');
    });

    it('but not for unknown fields, which it ignores', async () => {
      expect((await post('/site/layout/1', '{"lang":"en","__proto__":{"lang":"x"},"constructor":1}')).status).to.equal(
        200,
      );
      expect((await call('/content/1/th/news?unknown=1&page=1')).status).to.equal(200);
      expect((await call('/water/1/use?unknown=1')).status).to.equal(200);
    });

    it('with the request id of the log', async () => {
      const response = await call('/nothing', {
        headers: { 'X-Request-Id': 'request-4711', Authorization: `Bearer ${token}` },
      });
      expect(JSON.parse(response.body)).to.have.property('requestId', 'request-4711');
      expect(response.headers['x-request-id']).to.equal('request-4711');
    });
  });

  describe('refuses', () => {
    it('clients at members’ endpoints: what they ask for is of a member', async () => {
      const passwords = { oldPassword: 'Old.123456', newPassword: 'New.123456' };
      const person = {
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.org',
        phone: '021234567',
        birthday: '1990-01-01',
      };
      for (const [path, body] of [
        ['/sys-member/get-profile', {}],
        ['/member/update-profile/7', { ...person, isNewAddress: false }],
        ['/member/change-password/7', passwords],
        ['/members/1/sessions', {}],
        ['/members/1/news', {}],
      ] as const) {
        expectProblem(await post(`${path}?site=1`, body), 401, 'memberTokenRequired');
        expectProblem(await call(path, { method: 'POST', headers: {} }), 401, 'unauthorized');
      }
      expectProblem(await post('/sys-member/get-profile?site=9999', {}), 404, 'siteNotFound');
    });

    it('clients without the scope of an endpoint, and accepts those with it', async () => {
      const { clientId, clientSecret } = await app.ports.apiClients.create('partner', ['water:read']);
      const partner = await app.ports.apiClients.issueToken(clientId, clientSecret);
      const headers = { Authorization: `Bearer ${partner}` };
      expect((await call('/water/1/use', { headers })).status).to.equal(200);
      expect((await call('/ready', { headers })).status).to.equal(204);
      expectProblem(await call('/content/1/th/news', { headers }), 403, 'scopeMissing');
      expectProblem(await call('/media/1/..%2Fsecret', { headers }), 403, 'scopeMissing');
      await app.ports.apiClients.revoke(clientId);
      expectProblem(await call('/water/1/use', { headers }), 401, 'unauthorized');
    });
  });

  describe('limits', () => {
    let own: TestApp;
    const [web, partner] = ['web', 'partner'];
    const tokens: Record<string, string> = {};
    beforeEach(async () => {
      own = await startTestApp({
        environment: { SERVE: 'api', API_CLIENT_LIMIT: '5', API_TOKEN_LIMIT: '3', TRUST_PROXY: '1' },
      });
      for (const name of [web, partner]) {
        const { clientId, clientSecret } = await own.ports.apiClients.create(name, API_SCOPES);
        tokens[name] = (await own.ports.apiClients.issueToken(clientId, clientSecret))!;
      }
    });
    afterEach(() => own.close());
    const ready = (name: string) =>
      own.send({ path: '/api/ready', headers: { Authorization: `Bearer ${tokens[name]}` } });
    const requestToken = (address: string) =>
      own.send({
        path: '/api/auth/access-token',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ ...grant, clientId: 'nobody', clientSecret: 'wrong' }),
      });

    it('the requests of each client in a minute', async () => {
      for (let time = 0; time < 5; time++) {
        const { status, headers } = await ready(web);
        expect(status).to.equal(204);
        expect(headers['ratelimit-policy']).to.equal('"requests";q=5;w=60');
        expect(headers['ratelimit']).to.equal(`"requests";r=${4 - time};t=60`);
      }
      own.clock.set('2026-11-21T03:00:20Z');
      const response = await ready(web);
      expectProblem(response, 429, 'tooManyRequests');
      expect(response.headers['retry-after']).to.equal('40');
      expect(response.headers['ratelimit']).to.equal('"requests";r=0;t=40');
      expect((await ready(partner)).status, 'another one').to.equal(204);
      own.clock.set('2026-11-21T03:01:00.001Z');
      expect((await ready(web)).status, 'a minute later').to.equal(204);
    });

    it('the token requests of each address in a minute, whatever the client id', async () => {
      for (let time = 0; time < 3; time++) expect((await requestToken('198.51.100.7')).status).to.equal(401);
      const response = await requestToken('198.51.100.7');
      expectProblem(response, 429, 'tooManyRequests');
      expect(response.headers['retry-after']).to.equal('60');
      expect((await requestToken('198.51.100.8')).status, 'another one').to.equal(401);
    });

    it('clients apart from requests without a token', async () => {
      for (let time = 0; time < 7; time++) expect((await own.send('/api/ready')).status).to.equal(401);
      expect((await ready(web)).status).to.equal(204);
    });
  });

  it('aborts a port call when the client disconnects', async () => {
    const request = Promise.withResolvers<AbortSignal>();
    const list = sinon.stub(app.ports.content, 'list').callsFake((_query, signal) => {
      request.resolve(signal!);
      return new Promise(() => undefined);
    });
    const client = new AbortController();
    const response = call('/content/1/th/news', { signal: client.signal }).catch(() => 'left');
    const signal = await request.promise;
    client.abort();
    if (!signal.aborted) await once(signal, 'abort');
    expect(await response).to.equal('left');
    list.restore();
  });

  it('logs the client of each request', async () => {
    await call('/ready', { headers: { Authorization: `Bearer ${token}`, 'X-Request-Id': 'request-0815' } });
    expect(await app.requestLine('request-0815')).to.include({ client: credentials.clientId });
  });

  describe('when its store fails', () => {
    let own: TestApp;
    let bearer: Record<string, string>;
    before(async () => {
      own = await startTestApp({ environment: { SERVE: 'api' } });
      const { clientId, clientSecret } = await own.ports.apiClients.create('web', API_SCOPES);
      bearer = { Authorization: `Bearer ${await own.ports.apiClients.issueToken(clientId, clientSecret)}` };
      own.ports.content.list = () => Promise.reject(new Unavailable('store', 'the disk is full of secrets'));
      own.ports.content.find = () => Promise.reject(new Error('a mistake of ours, with a secret'));
    });
    after(() => own.close());

    it('responds with Retry-After, without the cause', async () => {
      const response = await own.send({ path: '/api/content/1/th/news', headers: bearer });
      expectProblem(response, 503, 'serviceUnavailable');
      expect(response.headers['retry-after']).to.match(/^\d+$/);
      expect(response.body).not.to.contain('secret');
    });

    it('responds to its own errors without details', async () => {
      const response = await own.send({ path: '/api/content/1/th/news/dam', headers: bearer });
      expectProblem(response, 500, 'internalServerError');
      expect(response.body).not.to.contain('secret');
    });
  });
});

function expectProblem({ status, headers, body }: TestResponse, expected: number, code: string): void {
  expect([status, headers['content-type']], body).to.deep.equal([expected, 'application/problem+json; charset=utf-8']);
  const problem = JSON.parse(body) as Json;
  const { errors: _, ...rest } = problem;
  expect(rest).to.have.all.keys('type', 'title', 'status', 'code', 'requestId');
  if (code === 'badRequest') expect(problem, 'what is wrong').to.have.property('errors').that.is.not.empty;
  expect([problem['status'], problem['code']], body).to.deep.equal([expected, code]);
}
