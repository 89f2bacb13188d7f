import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { parseHost, type HostName } from '#domain/site/host.ts';
import type { ContentQuery } from '#ports/Content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { OTHER_SITE, SITE, slug } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';
import { answer, problem, reset, ScriptedApi, silence, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';

const HOST = parseHost('www.example.go.th') as HostName;
const LIST: ContentQuery = { site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 };
const DAM = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
/** Of a status that is not tried again, which saves time. */
const FAILS = answer(501);
const EMPTY = { items: [], total: 0, years: [], categories: [] };
const MORNING = '2026-11-21T03:00:00.000Z';

describe('The last good answer of the department’s API', () => {
  const clock = testClock();
  let folder: string;
  let server: ScriptedApi;
  let api: DepartmentApi;
  let stale: { readonly asOf: string; readonly why: unknown }[];
  let warnings: string[];

  const open = (rest: { clientId?: string; staleCopiesFolder?: string | undefined; deadline?: number } = {}) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock,
      warn: (message) => warnings.push(message),
      staleCopiesFolder: folder,
      onStale: (one) => stale.push(one),
      ...rest,
    });
  /** As when the process ends and another one begins. */
  const restart = async (rest: Parameters<typeof open>[0] = {}) => {
    await api.close();
    api = open(rest);
  };
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const faultOf = async (asked: Promise<unknown>) => {
    const fault = await asked.then(
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
    folder = await mkdtemp(join(tmpdir(), 'thara-last-good-'));
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
    'a reservoir': [sample('reservoir'), () => api.water.reservoir(SITE, slug('bhumibol'))],
    'the use of water': [sample('water-use'), () => api.water.waterUse({ site: SITE })],
  };

  for (const [what, [body, read]] of Object.entries(READS))
    it(`stands in for ${what}, and the one who asked is told how old it is and why`, async () => {
      server.reply(answer(200, body));
      const good = await read();
      expect(stale).to.be.empty;
      clock.set('2026-11-21T03:00:42Z');
      server.reply(FAILS);
      expect(await read()).to.deep.equal(good);
      expect(stale.map(({ asOf }) => asOf)).to.deep.equal([MORNING]);
      expect(stale[0]?.why).to.be.instanceOf(Unavailable);
      await restart();
      expect(await read()).to.deep.equal(good);
    });

  const good = async (body: unknown = sample('content-list'), query = LIST) => {
    server.reply(answer(200, body));
    return await api.content.list(query);
  };

  it('stands in whenever the API is down, fails, lies, leads elsewhere or does not know us', async () => {
    const list = await good();
    const bad: readonly Reply[] = [
      reset,
      answer(500),
      answer(503, '', { 'Retry-After': '60' }),
      answer(429, '', { 'Retry-After': '60' }),
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
    await restart();
    server.replyWithToken(answer(403));
    expect(await api.content.list(LIST), 'no token').to.deep.equal(list);
  });

  it('is not used for what the API refuses, and of what it says is not there, that is the last one', async () => {
    server.reply(answer(200, sample('content-item')));
    await api.content.find(DAM);
    for (const status of [400, 403, 404, 410]) {
      server.reply(answer(status));
      expect((await faultOf(api.content.find(DAM))).status).to.equal(status);
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

  it('is that of the same site, language and question', async () => {
    server.reply(answer(200, sample('site-layout')));
    await api.sites.layout(SITE, 'th');
    await good();
    server.reply(FAILS);
    for (const asked of [
      api.sites.layout(SITE, 'en'),
      api.sites.layout(OTHER_SITE, 'th'),
      api.content.list({ ...LIST, locale: 'en' }),
      api.content.list({ ...LIST, site: OTHER_SITE }),
      api.content.list({ ...LIST, page: 2 }),
      api.content.list({ ...LIST, kind: 'document' }),
    ])
      await faultOf(asked);
    expect(stale).to.be.empty;
  });

  it('is that of the same API, asked by the same client', async () => {
    await good();
    server.reply(FAILS);
    await restart({ clientId: 'another' });
    await faultOf(api.content.list(LIST));
    const other = await ScriptedApi.start();
    other.reply(FAILS);
    const elsewhere = openDepartmentApi({
      ...{ baseUrl: other.baseUrl, clientId: 'web', clientSecret: 'x', clock, warn: () => undefined },
      staleCopiesFolder: folder,
    });
    await faultOf(elsewhere.content.list(LIST));
    await elsewhere.close();
    await other.close();
  });

  it('gives way to the newer one as soon as there is one', async () => {
    await good();
    server.reply(FAILS);
    await api.content.list(LIST);
    const newer = await good({ ...sample('content-list'), total: 77 });
    expect(newer.total).to.equal(77);
    expect(stale).to.have.length(1);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(newer);
  });

  it('is shown after half a second to those who wait for a slow API, whose answer the next one gets', async () => {
    await good();
    const asked = Promise.withResolvers<() => void>();
    const newer = { ...sample('content-list'), total: 77 };
    server.reply((response, request) => asked.resolve(() => answer(200, newer)(response, request)));
    const [list, answerNow] = await Promise.all([api.content.list(LIST), asked.promise]);
    expect(list.total).not.to.equal(77);
    expect(stale[0]?.why).to.be.an('error').with.property('message', 'no response in time');
    answerNow();
    server.reply(FAILS);
    while ((await api.content.list(LIST)).total !== 77) await pause(1);
  });

  it('is not shown to those whom a slow API answers within a second, where it is a minute old or more', async () => {
    await good();
    clock.set('2026-11-21T03:01:00Z');
    server.reply((response, request) => setTimeout(() => answer(200, EMPTY)(response, request), 700));
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    expect(stale).to.be.empty;
  });

  it('is shown sooner, however old it is, while an API that kept somebody waiting in vain says nothing', async () => {
    const list = await good();
    const other = await good({ ...sample('content-list'), total: 77 }, { ...LIST, page: 2 });
    clock.set('2026-11-22T03:00:00Z');
    server.reply(silence);
    expect(await api.content.list(LIST)).to.deep.equal(list);
    const second = api.content.list({ ...LIST, page: 2 });
    server.reply((response, request) => setTimeout(() => answer(200, EMPTY)(response, request), 700));
    const third = api.content.list(LIST);
    expect(await second).to.deep.equal(other);
    expect(await third, 'half a second, and the API answered later').to.deep.equal(list);
    expect(stale).to.have.length(3);
  });

  it('of a domain outlives a 404 of whatever is restarted before the API, which nobody keeps', async () => {
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
    expect(await api.sites.findByDomain(HOST), 'said in so many words').to.equal(undefined);
    server.reply(FAILS);
    expect(await api.sites.findByDomain(HOST)).to.equal(undefined);
  });

  it('is the last one that any of the processes with the same folder was given', async () => {
    const other = open();
    await Promise.all([api, other].map((one) => one.content.find(DAM).catch(() => undefined))); // both know the folder
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

  it('leaves those to wait for a slow API who have nothing else', async () => {
    server.reply((response, request) => setTimeout(() => answer(200, EMPTY)(response, request), 700));
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    expect(stale).to.be.empty;
  });

  it('is of no use to somebody who has left', async () => {
    await good();
    server.reply(silence);
    const leaving = new AbortController();
    const left = faultOf(api.content.list(LIST, leaving.signal));
    leaving.abort();
    await left;
    expect(stale).to.be.empty;
  });

  it('is used for seven days', async () => {
    const list = await good();
    server.reply(FAILS);
    clock.set('2026-11-28T02:59:59.999Z');
    expect(await api.content.list(LIST)).to.deep.equal(list);
    clock.set('2026-11-28T03:00:00Z');
    await faultOf(api.content.list(LIST));
    await restart();
    await faultOf(api.content.list(LIST));
  });

  it('is kept of what everybody may read only, never of what is posted or looked up for other purposes', async () => {
    server.reply(answer(200, { pages: [], comments: [] }));
    await api.feedback.summary({ site: SITE, since: '2026-11-01' as never });
    server.reply(answer(204));
    await api.content.addHits(SITE, [{ kind: 'news', slug: slug('dam'), count: 1 }]);
    await api.readiness.check();
    server.reply(answer(200, { _id: 9999 }));
    await api.sites.findByDomain(HOST);
    await restart();
    const kept = await Promise.all((await files()).map((file) => readFile(file, 'utf8')));
    expect(kept.map((text) => text.slice(text.indexOf('\n') + 1))).to.deep.equal(['{"_id":9999}']);
    for (const text of kept) expect(text).not.to.match(/the-client-secret|token-1/);
  });

  it('is not pushed out by whoever asks for what is not there, a thousand times and more', async () => {
    const list = await good();
    server.reply(answer(200, EMPTY));
    for (let page = 0; page < 11; page++)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => api.content.list({ ...LIST, category: `junk-${page}-${index}` })),
      );
    await restart();
    expect(await readdir(join(folder, 'results'))).to.have.length(1);
    expect((await readdir(join(folder, 'empty'))).length).to.be.at.most(1_000);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(list);
  });

  it('of a list that is empty is one as well', async () => {
    await good(EMPTY);
    server.reply(FAILS);
    expect(await api.content.list(LIST)).to.deep.equal(EMPTY);
    const full = await good();
    server.reply(FAILS);
    expect(await api.content.list(LIST), 'the newer of the two').to.deep.equal(full);
    await good(EMPTY);
    await restart();
    server.reply(FAILS);
    expect(await api.content.list(LIST), 'the newer of the two').to.deep.equal(EMPTY);
  });

  describe('on the disk', () => {
    it('is for the operator’s eyes, and whole or not there', async () => {
      await good();
      await restart();
      const [file = '', ...more] = await files();
      expect(more).to.be.empty;
      const text = await readFile(file, 'utf8');
      expect(text.slice(text.indexOf('\n') + 1)).to.equal(JSON.stringify(sample('content-list')));
    });

    it('is nothing when it was damaged in any way', async () => {
      await good();
      await restart();
      const [file = ''] = await files();
      const whole = await readFile(file, 'utf8');
      const line = whole.indexOf('\n');
      server.reply(FAILS);
      for (const damaged of [
        '',
        '\n',
        'null\n{}',
        whole.slice(0, -1),
        whole.slice(0, line),
        whole.slice(line + 1),
        whole.replace('"total":', '"tota1":'),
        whole.replace('2026-', '2O26-'),
        `${whole} `,
      ]) {
        await writeFile(file, damaged);
        await restart();
        await faultOf(api.content.list(LIST));
      }
      await writeFile(file, whole);
      await restart();
      expect((await api.content.list(LIST)).total).to.equal(sample('content-list')['total']);
    });

    it('is nothing when this version cannot read it any more', async () => {
      await good();
      await restart();
      const [file = ''] = await files();
      server.reply(answer(200, EMPTY));
      const older = await readFile(file, 'utf8');
      await api.content.addressBlocks(SITE, 'news', 10).catch(() => undefined);
      expect(older).to.contain('sha256');
      // The answer to another question stands for one of another shape.
      await writeFile(file, await fileOf({ blocks: [] }));
      await restart();
      server.reply(FAILS);
      await faultOf(api.content.list(LIST));
    });

    it('is written once a minute at most, however often it is confirmed', async () => {
      await good();
      clock.set('2026-11-21T03:00:59Z');
      await good({ ...sample('content-list'), total: 77 });
      server.reply(FAILS);
      expect((await api.content.list(LIST)).total, 'in memory').to.equal(77);
      await restart();
      expect((await api.content.list(LIST)).total, 'after a restart').not.to.equal(77);
      clock.set('2026-11-21T03:02:00Z');
      await good({ ...sample('content-list'), total: 78 });
      await restart();
      server.reply(FAILS);
      expect((await api.content.list(LIST)).total).to.equal(78);
    });

    it('is cleared of what a crash left half written', async () => {
      await good();
      await restart();
      const [file = ''] = await files();
      await writeFile(`${file}.partial`, 'half');
      await utimes(`${file}.partial`, 0, 0);
      await restart();
      await restart();
      expect(await files()).to.deep.equal([file]);
    });

    it('that cannot be written to is told once, and memory does instead', async () => {
      await writeFile(join(folder, 'a-file'), '');
      await restart({ staleCopiesFolder: join(folder, 'a-file') });
      const list = await good();
      await good(EMPTY, { ...LIST, page: 2 });
      server.reply(FAILS);
      expect(await api.content.list(LIST)).to.deep.equal(list);
      await restart({ staleCopiesFolder: undefined });
      await faultOf(api.content.list(LIST));
      const told = warnings.filter((one) => one.includes('cannot be written'));
      expect(told.length, 'one of each shelf').to.be.within(1, 2);
    });

    /** The file of an answer, as another process would have written it. */
    async function fileOf(body: object): Promise<string> {
      const own = await mkdtemp(join(tmpdir(), 'thara-last-good-'));
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
