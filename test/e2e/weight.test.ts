import { expect } from 'chai';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOSED, DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');
const CONTENT_PAGE_BYTES = 12_000;
const LIVE_PAGE_BYTES = 130_000;

describe('The scripts of a page', function () {
  this.timeout(60_000);

  for (const [host, path] of [
    [DEPARTMENT, '/th'],
    [DEPARTMENT, '/en/Intropage'],
    [DEPARTMENT, '/th/main'],
    [DEPARTMENT, '/en/more-news'],
    [DEPARTMENT, '/th/news/storm-night-in-the-control-room'],
    [DEPARTMENT, '/en/about/mission'],
    [DEPARTMENT, '/th/nothing-here'],
    [CLOSED, '/en'],
  ] as const)
    it(`are small at ${host}${path}, which is there to be read`, async () => {
      expect(await scriptBytes(host, path)).to.be.within(1, CONTENT_PAGE_BYTES);
    });

  for (const path of ['/th/documents', '/en/documents'])
    it(`are no more than it takes at ${path}, which comes alive`, async () => {
      expect(await scriptBytes(DEPARTMENT, path)).to.be.within(CONTENT_PAGE_BYTES, LIVE_PAGE_BYTES);
    });

  it('are asked for once the page has been painted, where it comes alive', async () => {
    const { address } = await theSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/documents'), { waitUntil: 'networkidle' });
      const { painted, asked } = await tab.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(?:interactive|DocumentsPage)-/.test(name))
          .map(({ startTime }) => startTime),
      }));
      expect(asked).to.have.lengthOf(2);
      expect(Math.min(...asked)).to.be.greaterThan(Math.max(...painted));
      expect(painted).to.have.lengthOf(1);
    });
  });
});

/** Sizes, compressed, of the script files that a browser asked for. */
async function scriptBytes(host: string, path: string): Promise<number> {
  const { address } = await theSite();
  const files: string[] = [];
  await inTab({}, async (tab) => {
    tab.on('request', (request) => {
      if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
    });
    await tab.goto(address(host, path), { waitUntil: 'networkidle' });
  });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(CLIENT_FOLDER, `${file}.gz`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
