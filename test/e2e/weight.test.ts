import { expect } from 'chai';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'playwright';
import { UNDER_MAINTENANCE, DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite, waitForHydration } from './fixtures.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');
const CONTENT_PAGE_BYTES = 12_000;
const INTERACTIVE_PAGE_BYTES = 130_000;

describe('The scripts of a page', function () {
  this.timeout(100_000);

  for (const [host, path] of [
    [DEPARTMENT, '/th'],
    [DEPARTMENT, '/en/Intropage'],
    [DEPARTMENT, '/th/main'],
    [DEPARTMENT, '/en/more-news'],
    [DEPARTMENT, '/th/news/storm-night-in-the-control-room'],
    [DEPARTMENT, '/en/about/mission'],
    [DEPARTMENT, '/th/nothing-here'],
    [UNDER_MAINTENANCE, '/en'],
  ] as const)
    it(`are small at ${host}${path}, a page to be read`, async () => {
      expect(await scriptBytes(host, path)).to.be.within(1, CONTENT_PAGE_BYTES);
    });

  for (const path of ['/th/documents', '/en/documents', '/th/contact', '/en/report-broken-file'])
    it(`are no larger than needed at ${path}, an interactive page`, async () => {
      expect(await scriptBytes(DEPARTMENT, path)).to.be.within(CONTENT_PAGE_BYTES, INTERACTIVE_PAGE_BYTES);
    });

  it('of an interactive page are requested after the first paint', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/documents'));
      await waitForHydration(tab);
      const { painted, requested } = await tab.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
        requested: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(?:interactive|DocumentsPage)-/.test(name))
          .map(({ startTime }) => startTime),
      }));
      expect(requested).to.have.lengthOf(2);
      expect(Math.min(...requested)).to.be.greaterThan(Math.max(...painted));
      expect(painted).to.have.lengthOf(1);
    });
  });
});

/** Total size of the compressed script files that a browser requests. */
async function scriptBytes(host: string, path: string): Promise<number> {
  const { address } = await sampleSite();
  const files: string[] = [];
  await inTab({}, async (tab) => {
    const collect = (request: Request) => {
      if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
    };
    tab.on('request', collect);
    await tab.goto(address(host, path));
    await waitForHydration(tab);
    tab.off('request', collect);
  });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(CLIENT_FOLDER, `${file}.gz`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
