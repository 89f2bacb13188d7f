import { expect } from 'chai';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright';
import { LOCALES } from '#domain/locale/locale.ts';
import { UNDER_MAINTENANCE, DEPARTMENT } from '#test/support/site.ts';
import { INTERACTIVE_VIEWS } from '#ui/client/interactiveViews.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { inTab, sampleSite, waitForHydration } from './fixtures.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');
const ASSETS = join(CLIENT_FOLDER, 'assets');
const CONTENT_PAGE_BYTES = 12_000;
const INTERACTIVE_PAGE_BYTES = 130_000;
/**
 * Of one page in one language, with the notice of the personal data that a form of members takes. All messages of a language
 * have three times as much.
 */
const CATALOGUE_BYTES = 7_000;
const HTML_BYTES = 15_000;
const MAP_HTML_BYTES = 25_000;
const SITE_STYLESHEET_BYTES = 15_000;
const VIEW_STYLESHEET_BYTES = 6_000;
/** `contact.th-Bh5RhIUD.js` */
const CATALOGUE = /^\w+\.(?:en|th)-[\w-]+\.js$/;

describe('The scripts of a page', () => {
  for (const [host, path] of [
    [DEPARTMENT, '/th'],
    [DEPARTMENT, '/en/Intropage'],
    [DEPARTMENT, '/th/main'],
    [DEPARTMENT, '/en/more-news'],
    [DEPARTMENT, '/th/news/storm-night-in-the-control-room'],
    [DEPARTMENT, '/en/about/mission'],
    [DEPARTMENT, '/th/reservoirs/khwae-klet-mani'],
    [DEPARTMENT, '/th/nothing-here'],
    [UNDER_MAINTENANCE, '/en'],
  ] as const)
    it(`are small at ${host}${path}, a page to be read`, async () => {
      expect(await scriptBytes(host, path)).to.be.within(1, CONTENT_PAGE_BYTES);
    });

  for (const path of [
    '/th/documents',
    '/en/documents',
    '/th/search?q=2569',
    '/th/calendar',
    '/th/contact',
    '/en/report-broken-file',
  ])
    it(`are no larger than needed at ${path}, an interactive page`, async () => {
      expect(await scriptBytes(DEPARTMENT, path)).to.be.within(CONTENT_PAGE_BYTES, INTERACTIVE_PAGE_BYTES);
    });

  for (const route of Object.keys(INTERACTIVE_VIEWS))
    for (const locale of LOCALES)
      it(`have only the messages of ${route} with them, in ${locale}`, async () => {
        const files = (await readdir(ASSETS)).filter((file) => file.startsWith(`${route}.${locale}-`));
        expect(files.filter((file) => CATALOGUE.test(file))).to.have.lengthOf(1);
        const [file = ''] = files.filter((name) => name.endsWith('.gz'));
        expect((await stat(join(ASSETS, file))).size).to.be.within(1, CATALOGUE_BYTES);
      });

  it('have no words in them but in the catalogue of a page', async () => {
    const scripts = (await readdir(ASSETS)).filter((file) => file.endsWith('.js') && !CATALOGUE.test(file));
    const code = await Promise.all(scripts.map((file) => readFile(join(ASSETS, file), 'utf8')));
    const sentence = CATALOGUES.en['form.emailMissing'];
    expect(sentence).to.deep.equal([{ type: 0, value: 'Please enter your e-mail.' }]);
    expect(scripts.filter((_, index) => code[index]?.includes('Please enter your e-mail.'))).to.deep.equal([]);
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

describe('The HTML of a page', () => {
  for (const locale of LOCALES)
    for (const [path, limit] of [
      ['', HTML_BYTES],
      ['/main', HTML_BYTES],
      ['/documents', HTML_BYTES],
      ['/calendar', HTML_BYTES],
      // The month with most events.
      ['/calendar?date=2026-12-01', HTML_BYTES],
      ['/search?q=2569', HTML_BYTES],
      ['/wuse-area', HTML_BYTES],
      ['/reservoirs/khwae-klet-mani', HTML_BYTES],
      ['/reservoirs', MAP_HTML_BYTES],
      ['/reservoirs?size=medium', MAP_HTML_BYTES],
    ] as const)
      it(`is small when compressed at /${locale}${path}`, async () => {
        const { address } = await sampleSite();
        const response = await fetch(address(DEPARTMENT, `/${locale}${path}`));
        expect(response.status).to.equal(200);
        expect(gzipSync(await response.text()).byteLength).to.be.within(1, limit);
      });
});

describe('The stylesheets of a page', () => {
  it('are one of every page, and small ones of the views that need more', async () => {
    const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.css.gz') && !file.startsWith('apiDocs-'));
    const sizes = await Promise.all(
      files.map(async (file) => [file.split('-')[0], (await stat(join(ASSETS, file))).size] as const),
    );
    expect(sizes.map(([name]) => name).sort()).to.include.members(['calendar', 'search', 'site', 'water']);
    for (const [name, size] of sizes)
      expect(size, name).to.be.within(1, name === 'site' ? SITE_STYLESHEET_BYTES : VIEW_STYLESHEET_BYTES);
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
