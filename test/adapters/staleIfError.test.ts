import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parseHost, type HostName } from '#domain/site/host.ts';
import type { ContentQuery } from '#ports/Content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { OTHER_SITE, SITE, slug } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';
import { answer, problem, reset, ScriptedApi, neverRespond, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const HOST = parseHost('www.example.go.th') as HostName;
const LIST: ContentQuery = { site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 };
const DAM = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
/** With a status that is not retried: saves the time of the retries. */
const FAILS = answer(501);
const EMPTY = { items: [], total: 0, years: [], categories: [] };
/** Longer than the timeout of a test. */
const NEVER_MS = 600_000;
/** A request waits for as long as it takes while there is an old copy, and hardly at all while there is a recent one. */
const NO_WAIT_FOR_RECENT = { copyTimeouts: { recent: 20, old: NEVER_MS }, deadline: NEVER_MS };
/** Sent after that. */
const later = (body: object): Reply => {
  return (response, request) => setTimeout(() => answer(200, body)(response, request), 30);
};
const MAX_EMPTY_COPIES = 20;
const MORNING = '2026-11-21T03:00:00.000Z';

describe('A stale copy of a response', () => {
  const clock = testClock();
  let folder: string;
  let server: ScriptedApi;
  let api: DepartmentApi;
  let stale: { readonly asOf: string; readonly why: unknown }[];
  let warnings: string[];

  const open = (rest: Partial<Parameters<typeof openDepartmentApi>[0]> = {}) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock,
      warn: (message) => warnings.push(message),
      staleCopiesFolder: folder,
      onStale: (one) => stale.push(one),
      copyTimeouts: { recent: NEVER_MS, old: NEVER_MS },
      maxEmptyCopies: MAX_EMPTY_COPIES,
      ...rest,
    });
  /** Simulates a restart of the process. */
  const restart = async (rest: Parameters<typeof open>[0] = {}) => {
    await api.close();
    api = open(rest);
  };
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const errorOf = async (promise: Promise<unknown>) => {
    const fault = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(fault).to.be.instanceOf(Unavailable);
    return fault as Unavailable;
  };

  beforeEach(async () => {
    clock.set(MORNING);
    stale = [];
    warnings = [];
    folder = await mkdtemp(join(tmpdir(), 'thara-stale-copies-'));
    server = await ScriptedApi.start();
    api = open();
  });
  afterEach(async () => {
    await api.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const READS: Readonly<Record<string, readonly [body: object, () => Promise<unknown>]>> = {
    'the site of a domain': [sample('site-view-domain'), () => api.sites.findByDomain(HOST)],
    'a site': [sample('site-view'), () => api.sites.details(SITE)],
    'a layout': [sample('site-layout'), () => api.sites.layout(SITE, 'th')],
    'a list': [sample('content-list'), () => api.content.list(LIST)],
    'an item': [sample('content-item'), () => api.content.find(DAM)],
    'the addresses of a site map': [
      { addresses: [{ slug: 'dam', changedAt: { th: MORNING } }] },
      () => api.content.addresses({ site: SITE, kind: 'news', limit: 10 }),
    ],
    'the parts of a site map': [
      { blocks: [{ last: 'dam', changedAt: MORNING }] },
      () => api.content.addressBlocks(SITE, 'news', 10),
    ],
    'the reservoirs': [sample('reservoirs'), () => api.water.reservoirs({ site: SITE, size: 'large' })],
    'a reservoir': [sample('reservoir'), () => api.water.reservoir({ site: SITE, id: slug('bhumibol') })],
    'one year of a reservoir': [
      sample('reservoir'),
      () => api.water.reservoir({ site: SITE, id: slug('bhumibol'), year: 2026 }),
    ],
    'the use of water': [sample('water-use'), () => api.water.waterUse({ site: SITE })],
  };

  for (const [what, [body, read]] of Object.entries(READS))
    it(`replaces ${what}, and is reported with its age and the reason`, async () => {
      server.reply(answer(200, body));
      const fresh = await read();
      expect(stale).to.be.empty;
      clock.set('2026-11-21T03:00:42Z');
      server.reply(FAILS);
      expect(await read()).to.deep.equal(fresh);
      expect(stale.map(({ asOf }) => asOf)).to.deep.equal([MORNING]);
      expect(stale[0]?.why).to.be.instanceOf(Unavailable);
      await restart();
      expect(await read()).to.deep.equal(fresh);
    });

  const respond = async (body: unknown = sample('content-list'), query = LIST) => {
    server.reply(answer(200, body));
    return await api.content.list(query);
  };

  it('is used whenever the API is down, fails, sends invalid data, redirects or rejects our token', async () => {
    const list = await respond();
    const later = { 'Retry-After': '60' }; // longer than the deadline: saves the time of the retries
    const bad: readonly Reply[] = [
      answer(500, '', later),
      answer(503, '', later),
      answer(429, '', later),
      answer(401),
      answer(200, '<h1>Sign in</h1>'),
      answer(200, 'null'),
      answer(200, { ...EMPTY, total: 'many' }),
      answer(302, '', { Location: '/elsewhere' }),
    ];
    for (const reply of bad) {
      server.reply(reply);
      expect(await api.content.list(LIST)).to.deep.equal(list);
    }
    expect(stale).to.have.length(bad.length);
    await restart({ deadline: 100 });
    server.reply(reset);
    expect(await api.content.list(LIST), 'no connection').to.deep.equal(list);
    await restart();
    server.replyWithToken(answer(403));
    expect(await api.content.list(LIST), 'no token').to.deep.equal(list);
  });

  it('is not used for what the API refuses, and a refusal becomes the latest copy', async () => {
    server.reply(answer(200, sample('content-item')));
    await api.content.find(DAM);
    for (const status of [400, 403, 404, 410]) {
      server.reply((response, request) =>
        (request.path.startsWith('/site/view/') ? answer(200, sample('site-view')) : answer(status))(response, request),
      );
      expect((await errorOf(api.content.find(DAM))).status).to.equal(status);
    }
    server.reply(problem(404, 'contentNotFound'));
    const gone = { ok: false, code: 'contentNotFound' };
    expect(await api.content.find(DAM)).to.deep.equal(gone);
    expect(stale).to.be.empty;
    server.reply(FAILS);
    expect(await api.content.find(DAM)).to.deep.equal(gone);
    await restart();
    expect(await api.content.find(DAM)).to.deep.equal(gone);
    expect(stale).to.have.length(2);
    for (const file of await files())
      expect(await readFile(file, 'utf8')).not.to.include(sample('content-item')['title']);
    server.reply(answer(200, sample('content-item')));
    const back = await api.content.find(DAM);
    await restart();
    server.reply(FAILS);
    expect(await api.content.find(DAM)).to.deep.equal(back);
  });

  it('is used for a 403 or 404 when the site itself is refused as well, because a proxy may have sent them', async () => {
    const list = await respond();
    server.reply(answer(200, sample('site-view')));
    const site = await api.sites.details(SITE);
    for (const status of [403, 404]) {
      server.reply(answer(status, 'no such backend'));
      expect(await api.content.list(LIST)).to.deep.equal(list);
      expect(await api.sites.details(SITE)).to.deep.equal(site);
      expect((await errorOf(api.content.list({ ...LIST, page: 2 }))).status, 'without a copy').to.equal(status);
    }
    expect(stale).to.have.length(4);
    const calls = server.calls.length;
    await Promise.all(Array.from({ length: 20 }, () => api.content.list(LIST)));
    expect(server.calls.slice(calls).filter(({ path }) => path.startsWith('/site/view/'))).to.have.length.below(20);
    server.reply(answer(410));
    expect((await errorOf(api.content.list(LIST))).status).to.equal(410);
  });

  it('is used only for the same site, language and query', async () => {
    server.reply(answer(200, sample('site-layout')));
    await api.sites.layout(SITE, 'th');
    await respond();
    server.reply(FAILS);
    for (const read of [
      api.sites.layout(SITE, 'en'),
      api.sites.layout(OTHER_SITE, 'th'),
      api.content.list({ ...LIST, locale: 'en' }),
      api.content.list({ ...LIST, site: OTHER_SITE }),
      api.content.list({ ...LIST, page: 2 }),
      api.content.list({ ...LIST, kind: 'document' }),
    ])
      await errorOf(read);
    expect(stale).to.be.empty;
  });

  it('is used only for the same API and the same client', async () => {
    await respond();
    server.reply(FAILS);
    await restart({ clientId: 'another' });
    await errorOf(api.content.list(LIST));
    const other = await ScriptedApi.start();
    other.reply(FAILS);
    const elsewhere = openDepartmentApi({
      ...{ baseUrl: other.baseUrl, clientId: 'web', clientSecret: 'x', clock, warn: () => undefined },
      staleCopiesFolder: folder,
    });
    await errorOf(elsewhere.content.list(LIST));
    await elsewhere.close();
    await other.close();
  });

  it('is replaced by a newer response as soon as there is one', async () => {
    await respond();
    server.reply(FAILS);
    await api.content.list(LIST);
    const newer = await respond({ ...sample('content-list'), total: 77 });
    expect(newer.total).to.equal(77);
    expect(stale).to.have.length(1);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(newer);
  });

  it('is used when the API is slow, and its late response serves the next request', async () => {
    await restart(NO_WAIT_FOR_RECENT);
    await respond();
    const received = Promise.withResolvers<() => void>();
    const newer = { ...sample('content-list'), total: 77 };
    server.reply((response, request) => received.resolve(() => answer(200, newer)(response, request)));
    const [list, respondNow] = await Promise.all([api.content.list(LIST), received.promise]);
    expect(list.total).not.to.equal(77);
    expect(stale[0]?.why).to.be.an('error').with.property('message', 'no response in time');
    respondNow();
    server.reply(FAILS);
    await waitUntil(async () => (await api.content.list(LIST)).total === 77);
  });

  it('is not used when it is a minute old or more and the API needs only a little longer', async () => {
    await restart(NO_WAIT_FOR_RECENT);
    await respond();
    clock.set('2026-11-21T03:01:00Z');
    server.reply(later(EMPTY));
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    expect(stale).to.be.empty;
  });

  it('is used as soon as a recent one, however old, when a request has timed out and until the API responds', async () => {
    const old = await respond();
    clock.set('2026-11-22T03:00:00Z');
    await restart(NO_WAIT_FOR_RECENT);
    const recent = await respond({ ...sample('content-list'), total: 77 }, { ...LIST, page: 2 });
    server.reply(neverRespond);
    expect(await api.content.list({ ...LIST, page: 2 })).to.deep.equal(recent);
    expect(await api.content.list(LIST)).to.deep.equal(old);
    expect(stale).to.have.length(2);
    await respond(EMPTY, { ...LIST, page: 3 });
    server.reply(later(EMPTY));
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    expect(stale).to.have.length(2);
  });

  it('of a domain survives a 404 of a proxy while the API restarts, which is not cached', async () => {
    server.reply(answer(404, '404 page not found'));
    expect(await api.sites.findByDomain(HOST), 'never known').to.equal(undefined);
    server.reply(answer(200, sample('site-view-domain')));
    const site = await api.sites.findByDomain(HOST);
    expect(site).to.be.a('string');
    server.reply(answer(404, '404 page not found'));
    expect(await api.sites.findByDomain(HOST)).to.equal(site);
    server.reply(FAILS);
    expect(await api.sites.findByDomain(HOST)).to.equal(site);
    await restart();
    expect(await api.sites.findByDomain(HOST)).to.equal(site);
    server.reply(problem(404, 'siteNotFound'));
    expect(await api.sites.findByDomain(HOST), 'not found by an explicit code').to.equal(undefined);
    server.reply(FAILS);
    expect(await api.sites.findByDomain(HOST)).to.equal(undefined);
  });

  it('is the latest one of all processes that share the folder', async () => {
    const other = open();
    await Promise.all([api, other].map((one) => one.content.find(DAM).catch(() => undefined))); // both have listed the folder
    server.reply(answer(200, sample('content-item')));
    await other.content.find(DAM);
    await other.close();
    clock.set('2026-11-21T04:00:00Z');
    server.reply(problem(404, 'contentNotFound'));
    const gone = await api.content.find(DAM);
    await restart();
    server.reply(FAILS);
    expect(await api.content.find(DAM)).to.deep.equal(gone);
  });

  it('cannot replace a slow response when there is none for the request', async () => {
    await restart(NO_WAIT_FOR_RECENT);
    server.reply(later(EMPTY));
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    expect(stale).to.be.empty;
  });

  it('is not used when the client has disconnected', async () => {
    await respond();
    server.reply(neverRespond);
    const client = new AbortController();
    const aborted = errorOf(api.content.list(LIST, client.signal));
    client.abort();
    await aborted;
    expect(stale).to.be.empty;
  });

  it('is used for seven days', async () => {
    const list = await respond();
    server.reply(FAILS);
    clock.set('2026-11-28T02:59:59.999Z');
    expect(await api.content.list(LIST)).to.deep.equal(list);
    clock.set('2026-11-28T03:00:00Z');
    await errorOf(api.content.list(LIST));
    await restart();
    await errorOf(api.content.list(LIST));
  });

  it('exists for public requests only, never for a POST of visitors or for other lookups', async () => {
    server.reply(answer(200, { pages: [], comments: [] }));
    await api.feedback.summary({ site: SITE, since: '2026-11-01' as never });
    server.reply(answer(204));
    await api.content.addHits(SITE, [{ kind: 'news', slug: slug('dam'), count: 1 }]);
    await api.readiness.check();
    server.reply(answer(200, { _id: 9999 }));
    await api.sites.findByDomain(HOST);
    await restart();
    const texts = await Promise.all((await files()).map((file) => readFile(file, 'utf8')));
    expect(texts.map((text) => text.slice(text.indexOf('\n') + 1))).to.deep.equal(['{"_id":9999}']);
    for (const text of texts) expect(text).not.to.match(/the-client-secret|token-1/);
  });

  it('is not evicted by any number of requests for what does not exist', async () => {
    const list = await respond();
    server.reply(answer(200, EMPTY));
    const junk = Array.from({ length: 3 * MAX_EMPTY_COPIES }, (_, index) => `junk-${index}`);
    await Promise.all(junk.map((category) => api.content.list({ ...LIST, category })));
    await restart();
    expect(await readdir(join(folder, 'results'))).to.have.length(1);
    expect((await readdir(join(folder, 'empty'))).length).to.be.at.most(MAX_EMPTY_COPIES);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(list);
  });

  it('may be of an empty list', async () => {
    await respond(EMPTY);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    const full = await respond();
    server.reply(FAILS);
    expect(await api.content.list(LIST), 'the newer of the two').to.deep.equal(full);
    await respond(EMPTY);
    await restart();
    server.reply(FAILS);
    expect(await api.content.list(LIST), 'the newer of the two').to.deep.equal(EMPTY);
  });

  describe('on disk', () => {
    it('is readable for the operator only, and written atomically', async () => {
      await respond();
      await restart();
      const [file = '', ...more] = await files();
      expect(more).to.be.empty;
      const text = await readFile(file, 'utf8');
      expect(text.slice(text.indexOf('\n') + 1)).to.equal(JSON.stringify(sample('content-list')));
    });

    it('is ignored when it was damaged in any way', async () => {
      await respond();
      await restart();
      const [file = ''] = await files();
      const complete = await readFile(file, 'utf8');
      const line = complete.indexOf('\n');
      server.reply(FAILS);
      for (const damaged of [
        '',
        '\n',
        'null\n{}',
        complete.slice(0, -1),
        complete.slice(0, line),
        complete.slice(line + 1),
        complete.replace('"total":', '"tota1":'),
        complete.replace('2026-', '2O26-'),
        `${complete} `,
      ]) {
        await writeFile(file, damaged);
        await restart();
        await errorOf(api.content.list(LIST));
      }
      await writeFile(file, complete);
      await restart();
      expect((await api.content.list(LIST)).total).to.equal(sample('content-list')['total']);
    });

    it('is ignored when this version cannot parse it', async () => {
      await respond();
      await restart();
      const [file = ''] = await files();
      server.reply(answer(200, EMPTY));
      const older = await readFile(file, 'utf8');
      await api.content.addressBlocks(SITE, 'news', 10).catch(() => undefined);
      expect(older).to.contain('sha256');
      // The response to another request has another schema.
      await writeFile(file, await fileOf({ blocks: [] }));
      await restart();
      server.reply(FAILS);
      await errorOf(api.content.list(LIST));
    });

    it('is written once a minute at most, however often the response comes', async () => {
      await respond();
      clock.set('2026-11-21T03:00:59Z');
      await respond({ ...sample('content-list'), total: 77 });
      server.reply(FAILS);
      expect((await api.content.list(LIST)).total, 'in memory').to.equal(77);
      await restart();
      expect((await api.content.list(LIST)).total, 'after a restart').not.to.equal(77);
      clock.set('2026-11-21T03:02:00Z');
      await respond({ ...sample('content-list'), total: 78 });
      await restart();
      server.reply(FAILS);
      expect((await api.content.list(LIST)).total).to.equal(78);
    });

    it('of which only a part was written is removed after a crash', async () => {
      await respond();
      await restart();
      const [file = ''] = await files();
      await writeFile(`${file}.partial`, 'half');
      await utimes(`${file}.partial`, 0, 0);
      await restart();
      await restart();
      expect(await files()).to.deep.equal([file]);
    });

    it('is in memory only, with one warning, when the disk cannot be written to', async () => {
      await writeFile(join(folder, 'a-file'), '');
      await restart({ staleCopiesFolder: join(folder, 'a-file') });
      const list = await respond();
      await respond(EMPTY, { ...LIST, page: 2 });
      server.reply(FAILS);
      expect(await api.content.list(LIST)).to.deep.equal(list);
      await restart({ staleCopiesFolder: undefined });
      await errorOf(api.content.list(LIST));
      const reported = warnings.filter((one) => one.includes('cannot be written'));
      expect(reported.length, 'one of each cache').to.be.within(1, 2);
    });

    /** The file of a response, as another process writes it. */
    async function fileOf(body: object): Promise<string> {
      const own = await mkdtemp(join(tmpdir(), 'thara-stale-copies-'));
      const other = openDepartmentApi({
        ...{ baseUrl: server.baseUrl, clientId: 'web', clientSecret: 'x', clock, warn: () => undefined },
        staleCopiesFolder: own,
      });
      server.reply(answer(200, body));
      await other.content.addressBlocks(SITE, 'news', 10);
      await other.close();
      const [name = ''] = await readdir(join(own, 'results'));
      const text = await readFile(join(own, 'results', name), 'utf8');
      await rm(own, { recursive: true });
      return text;
    }
  });
});
