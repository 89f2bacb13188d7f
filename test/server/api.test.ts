import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import type { Answer, Asked } from '#test/support/send.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

type Json = Record<string, unknown>;

describe('The API tier', () => {
  let app: TestApp;
  let credentials: { clientId: string; clientSecret: string };
  let token: string;

  before(async () => {
    app = await startTestApp({ environment: { SERVE: 'both' } });
    credentials = await app.ports.apiClients.create('web');
    token = (await app.ports.apiClients.issueToken(credentials.clientId, credentials.clientSecret))!;
  });
  after(() => app.close());

  // The API asks nobody which host it is.
  const ask = (path: string, asked: Partial<Asked> = {}) =>
    app.send({ path: `/api${path}`, host: 'api.internal', headers: { Authorization: `Bearer ${token}` }, ...asked });
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: typeof json === 'string' ? json : JSON.stringify(json),
    });
  const authorise = (json: unknown) => post('/auth/access-token', json);
  const grant = { grantType: 'client_credentials', scope: '' };

  describe('lets programs in', () => {
    it('that show their credentials, and gives them a token that opens everything else', async () => {
      const answer = await authorise({ ...grant, ...credentials });
      expect(answer.status).to.equal(200);
      const { accessToken } = JSON.parse(answer.body) as { accessToken: string };
      const headers = { Authorization: `bearer ${accessToken}` };
      expect((await ask('/content/1/th/news', { headers })).status).to.equal(200);
    });

    it('but not with wrong ones', async () => {
      const { clientId, clientSecret } = credentials;
      for (const wrong of [
        { clientId, clientSecret: 'wrong' },
        { clientId: 'nobody', clientSecret },
      ]) {
        expectProblem(await authorise({ ...grant, ...wrong }), 401, 'unauthorized');
      }
    });

    it('but not with half of what is asked for', async () => {
      const whole = { ...grant, ...credentials };
      const { clientSecret: _, ...half } = whole;
      const { scope: __, ...withoutScope } = whole;
      for (const json of [
        {},
        [],
        half,
        withoutScope,
        { ...whole, grantType: 'password' },
        { ...whole, clientId: ['web'] },
        { ...whole, clientId: null },
      ]) {
        expectProblem(await authorise(json), 400, 'badRequest');
      }
    });

    it('and nobody else, wherever they knock', async () => {
      const paths = ['/content/1/th/news', '/media/x.pdf', '/nothing', '/ready'];
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
          const answer = await ask(path, { headers });
          expectProblem(answer, 401, 'unauthorized');
          expect(answer.headers['www-authenticate']).to.equal('Bearer');
        }
      }
    });

    it('whatever other site they come from: there are no cookies that could be misused', async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
      expect((await post('/site/view/1', {}, headers)).status).to.equal(200);
    });
  });

  describe('answers', () => {
    it('the three questions about sites as the specification has them', async () => {
      const domain = await ask('/site/view/domain?domain=WWW.example.go.th:8080', { method: 'POST' });
      expect(JSON.parse(domain.body)).to.deep.equal({ _id: '1' });
      const details = JSON.parse((await ask('/site/view/1', { method: 'POST' })).body) as Json;
      expect(details['_id']).to.equal('1');
      expect(details['is_maintenance']).to.have.property('_status');
      const layout = sinon.spy(app.ports.sites, 'layout');
      const answers = [
        await ask('/site/layout/1', { method: 'POST' }),
        await post('/site/layout/1', {}),
        await post('/site/layout/1', { lang: 'en' }),
      ];
      layout.restore();
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(layout.args.map(([, locale]) => locale)).to.deep.equal(['th', 'th', 'en']);
    });

    it('in JSON that nobody may keep', async () => {
      const answer = await ask('/content/1/th/news');
      expect(answer.headers['content-type']).to.equal('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).to.equal('private, no-store');
    });

    it('with files, and with their size alone when that is asked for', async () => {
      const name = `${'a'.repeat(32)}.pdf`;
      await writeFile(join(app.mediaFolder, name), 'a file');
      const whole = await ask(`/media/${name}`);
      expect([whole.status, whole.body, whole.headers['content-length']]).to.deep.equal([200, 'a file', '6']);
      expect(whole.headers['cache-control'], 'for whoever has the token').to.equal('private, no-store');
      const head = await ask(`/media/${name}`, { method: 'HEAD' });
      expect([head.status, head.body, head.headers['content-length']]).to.deep.equal([200, '', '6']);
    });

    it('whether it is ready', async () => {
      expect((await ask('/ready')).status).to.equal(204);
    });
  });

  describe('says what is wrong', () => {
    it('when something is not there', async () => {
      expectProblem(await ask('/site/view/domain?domain=nobody.example', { method: 'POST' }), 404, 'siteNotFound');
      for (const site of ['77', '0', '9999', '%20', '%00', '..%2F1', 'x'.repeat(5000)]) {
        expectProblem(await ask(`/site/view/${site}`, { method: 'POST' }), 404, 'siteNotFound');
        expectProblem(await ask(`/site/layout/${site}`, { method: 'POST' }), 404, 'siteNotFound');
      }
      expectProblem(await ask('/content/1/th/news/no-such-thing'), 404, 'contentNotFound');
      expectProblem(await ask(`/media/${'f'.repeat(32)}.pdf`), 404, 'mediaNotFound');
      expectProblem(await ask('/media/..%2Fsecret'), 404, 'mediaNotFound');
      for (const path of ['', '/', '/nothing', '/content', '/Content/1/th/news', '/content/1/th/news/']) {
        expectProblem(await ask(path), 404, 'notFound');
      }
      expectProblem(await ask('/site/view/1'), 404, 'notFound');
    });

    it('when a part of the address is malformed', async () => {
      const paths = [
        '/content/1/fr/news',
        '/content/1/TH/news',
        '/content/1/th/gossip',
        '/content/1/th/news/No-Slug',
        '/content/1/th/news/%E0%B8',
        '/content/%zz/th/news',
        '/categories/1/fr/news',
        '/categories/1/th/constructor',
        ...[
          'page=0',
          'page=x',
          'page=1&page=2',
          'page=',
          'size=7',
          'year=26',
          'year=2026.5',
          'featured=yes',
          'category=a&category=b',
        ].map((query) => `/content/1/th/news?${query}`),
      ];
      for (const path of paths) expectProblem(await ask(path), 400, 'badRequest');
      for (const query of ['', '?domain=', '?domain=a%20b', '?domain=a&domain=b', '?Domain=a', '?domain[]=a']) {
        expectProblem(await ask(`/site/view/domain${query}`, { method: 'POST' }), 400, 'badRequest');
      }
    });

    it('when what is posted is malformed', async () => {
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
      expectProblem(
        await post('/hits/1', 'hits=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
        400,
        'badRequest',
      );
    });

    it('when what is posted is too long, or in a script that nobody reads', async () => {
      expectProblem(await post('/hits/1', JSON.stringify('x'.repeat(110_000))), 413, 'payloadTooLarge');
      expectProblem(
        await post('/hits/1', '{}', { 'Content-Type': 'application/json; charset=x' }),
        415,
        'unsupportedMediaType',
      );
      expectProblem(await post('/hits/1', '{}', { 'Content-Encoding': 'x' }), 415, 'unsupportedMediaType');
    });

    it('and passes over what it does not know', async () => {
      expect((await post('/site/layout/1', '{"lang":"en","__proto__":{"lang":"x"},"constructor":1}')).status).to.equal(
        200,
      );
      expect((await ask('/content/1/th/news?unknown=1&page=1')).status).to.equal(200);
    });

    it('with a number by which the log knows the request', async () => {
      const answer = await ask('/nothing', {
        headers: { 'X-Request-Id': 'request-4711', Authorization: `Bearer ${token}` },
      });
      expect(JSON.parse(answer.body)).to.have.property('requestId', 'request-4711');
      expect(answer.headers['x-request-id']).to.equal('request-4711');
    });
  });

  describe('while what is behind it fails', () => {
    let own: TestApp;
    let bearer: Record<string, string>;
    before(async () => {
      own = await startTestApp({ environment: { SERVE: 'api' } });
      const { clientId, clientSecret } = await own.ports.apiClients.create('web');
      bearer = { Authorization: `Bearer ${await own.ports.apiClients.issueToken(clientId, clientSecret)}` };
      own.ports.content.list = () => Promise.reject(new Unavailable('store', 'the disk is full of secrets'));
      own.ports.content.find = () => Promise.reject(new Error('a mistake of ours, with a secret'));
    });
    after(() => own.close());

    it('says to come back later, and not why', async () => {
      const answer = await own.send({ path: '/api/content/1/th/news', headers: bearer });
      expectProblem(answer, 503, 'serviceUnavailable');
      expect(answer.headers['retry-after']).to.match(/^\d+$/);
      expect(answer.body).not.to.contain('secret');
    });

    it('says no more of its own mistakes', async () => {
      const answer = await own.send({ path: '/api/content/1/th/news/dam', headers: bearer });
      expectProblem(answer, 500, 'internalServerError');
      expect(answer.body).not.to.contain('secret');
    });
  });
});

function expectProblem({ status, headers, body }: Answer, expected: number, code: string): void {
  expect([status, headers['content-type']], body).to.deep.equal([expected, 'application/problem+json; charset=utf-8']);
  const problem = JSON.parse(body) as Json;
  expect(problem).to.have.all.keys('type', 'title', 'status', 'code', 'requestId');
  expect([problem['status'], problem['code']], body).to.deep.equal([expected, code]);
}
