import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { expect } from 'chai';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { crawl, isPage } from '#test/support/crawl.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { FaultyApi } from '#test/support/FaultyApi.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { textOf } from '#test/support/textOf.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

/** Usually, of the pages below one path in one language, only so many are compared. */
const PAGES_PER_PATH = IS_FULL ? Infinity : 2;
/** A crawl that follows nothing would find nothing stale. */
const LEAST_PAGES = IS_FULL ? 100 : 50;
const SEARCH = /^\/\w+\/search(?:\?|$)/;

describe("The pages of a website that was restarted while the department's API is stopped", () => {
  let api: TestApp;
  let faulty: FaultyApi;
  let dataFolder: string;
  before(async () => {
    api = await startTestApp({ archives: [everyKind()], environment: { SERVE: 'api' } });
    await importSampleWater(api);
    faulty = await FaultyApi.start(api.port);
  });
  after(async () => {
    await faulty.close();
    await api.close();
  });
  beforeEach(async () => {
    await faulty.repair();
    dataFolder = await mkdtemp(join(tmpdir(), 'thara-web-data-'));
  });
  afterEach(() => rm(dataFolder, { recursive: true }));

  it('are served from stale copies if they were visited before, with their age in a header and in the log', async () => {
    const client = await api.ports.apiClients.create('web', API_SCOPES);
    const inFront = { ...api, port: faulty.port };
    const first = await startWebInFrontOf(inFront, { client, dataFolder });
    const seen = await crawl(first.port, DEPARTMENT_HOST, isChosen());
    const texts = new Map<string, string>();
    for (const [path, { status }] of seen.pages) {
      // Of what people search for, no copies are kept.
      if (status !== 200 || SEARCH.test(path)) continue;
      let page = await first.send(complete(path));
      // A busy machine may refuse a page that it has served before: it is asked again.
      while (page.status === 503) page = await first.send(complete(path));
      texts.set(path, textIn(page.body));
    }
    await first.close();
    expect(texts.size).to.be.greaterThan(LEAST_PAGES);

    await faulty.break('refused');
    const log: LogLine[] = [];
    const second = await startWebInFrontOf(inFront, { client, dataFolder, log });
    for (const [path, text] of texts) {
      const { status, headers, body } = await second.send(complete(path));
      expect(status, path).to.equal(200);
      expect(textIn(body), path).to.equal(text);
      expect(headers['x-thara-stale'], path).to.match(/^\d+$/);
    }
    const unseen = await second.send('/en/news/never-seen');
    const search = await second.send('/en/search');
    expect(search.status).to.equal(200);
    expect(search.body).to.include('id="search-page"');
    expect((await second.send('/en/search?q=news')).status).to.equal(503);
    await second.close();
    expect(unseen.status).to.equal(503);
    expect(unseen.headers).to.not.have.property('x-thara-stale');
    expect(log.filter(({ msg }) => msg === 'served from stale copies')).to.have.length(texts.size + 1); // and the search
  });

  it('have the cached pictures and videos, ranges of videos too, and the site map', async () => {
    const client = await api.ports.apiClients.create('web', API_SCOPES);
    const inFront = { ...api, port: faulty.port };
    const first = await startWebInFrontOf(inFront, { client, dataFolder });
    const media = new Set<string>();
    for (const path of ['/en/infographics/year-of-water', '/en/videos/gate-film'])
      for (const [address] of (await first.send(path)).body.matchAll(/\/media\/[\w.-]+/g)) media.add(address);
    for (const address of media) {
      await writeFile(join(api.mediaFolder, basename(address)), `the bytes of ${address}`);
      await first.send(address);
    }
    const index = await first.send('/sitemap.xml');
    const siteMaps = new Map([['/sitemap.xml', index.body]]);
    for (const [path] of index.body.matchAll(/\/sitemap\/[\w-]+\.xml/g))
      siteMaps.set(path, (await first.send(path)).body);
    await first.close();
    expect([...media].map((address) => extname(address))).to.include.members(['.webp', '.jpg', '.mp4', '.vtt']);
    expect(siteMaps.size).to.be.greaterThan(10);

    await faulty.break('refused');
    const second = await startWebInFrontOf(inFront, { client, dataFolder });
    for (const address of media) {
      const { status, body } = await second.send(address);
      expect([status, body], address).to.deep.equal([200, `the bytes of ${address}`]);
      const part = await second.send({ path: address, headers: { Range: 'bytes=4-8' } });
      expect([part.status, part.body], address).to.deep.equal([206, 'bytes']);
    }
    for (const [path, text] of siteMaps) {
      const { status, headers, body } = await second.send(path);
      expect([status, body], path).to.deep.equal([200, text]);
      expect(headers['x-thara-stale'], path).to.match(/^\d+$/);
    }
    const unseen = await second.send(`/media/${'f'.repeat(32)}.pdf`);
    await second.close();
    expect(unseen.status).to.equal(503);
  });
});

function isChosen(): (path: string) => boolean {
  const chosen = new Map<string, number>();
  return (path) => {
    const [, locale, first] = path.split(/[/?]/);
    const key = `${locale}/${first}`;
    const count = (chosen.get(key) ?? 0) + 1;
    if (!isPage(path) || count > PAGES_PER_PATH) return false;
    chosen.set(key, count);
    return true;
  };
}

/** The complete page, with its deferred parts in place. */
function complete(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}complete=1`;
}

/** Without the submission id of a form, which is another one each time. */
function textIn(html: string): string {
  return textOf(html.replace(/"submissionId":"[^"]*"/, ''));
}
