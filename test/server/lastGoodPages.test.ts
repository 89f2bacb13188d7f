import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { crawl, isPage } from '#test/support/crawl.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { FaultyApi } from '#test/support/FaultyApi.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { textOf } from '#test/support/textOf.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

describe("Pages that were restarted while the department's API is stopped", function () {
  this.timeout(120_000);
  let api: TestApp;
  let faulty: FaultyApi;
  let dataFolder: string;
  before(async () => {
    api = await startTestApp({ archives: [everyKind()], environment: { SERVE: 'api' } });
    await importSampleWater(api);
    faulty = await FaultyApi.start(api.port);
    dataFolder = await mkdtemp(join(tmpdir(), 'thara-web-data-'));
  });
  after(async () => {
    await faulty.close();
    await api.close();
    await rm(dataFolder, { recursive: true });
  });

  it('are all there that were seen before, say the same, and say that they are not new', async () => {
    const client = await api.ports.apiClients.create('web', API_SCOPES);
    const inFront = { ...api, port: faulty.port };
    const first = await startWebInFrontOf(inFront, { client, dataFolder });
    const seen = await crawl(first.port, DEPARTMENT_HOST, isPage);
    const texts = new Map<string, string>();
    for (const [path, { status }] of seen.pages) {
      const { body } = await first.send(inOnePiece(path));
      if (status === 200) texts.set(path, textOf(body));
    }
    await first.close();
    expect(texts.size).to.be.greaterThan(100);

    await faulty.break('refused');
    const log: LogLine[] = [];
    const second = await startWebInFrontOf(inFront, { client, dataFolder, log });
    for (const [path, text] of texts) {
      const { status, headers, body } = await second.send(inOnePiece(path));
      expect(status, path).to.equal(200);
      expect(textOf(body), path).to.equal(text);
      expect(headers['x-thara-stale'], path).to.match(/^\d+$/);
    }
    const unseen = await second.send('/en/news/never-seen');
    await second.close();
    expect(unseen.status).to.equal(503);
    expect(unseen.headers).to.not.have.property('x-thara-stale');
    expect(log.filter(({ msg }) => msg === 'made from the last good answers')).to.have.length(texts.size);
  });
});

/** A page with late parts in their places. */
function inOnePiece(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}complete=1`;
}
