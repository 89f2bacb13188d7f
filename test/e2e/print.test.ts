import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { pdfPages } from '#test/support/pdfPages.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { inTab, sampleSite } from './fixtures.ts';

const HIDDEN = ['.skip-link', '.utility-bar', '.main-menu', '.breadcrumbs', '.share-bar', '.site-footer-menu'];
const PRINTED = ['.site-name', '.site-name .emblem', '.print-line', 'h1', '.prose', '.site-footer address'];

/** One page of each kind that people print. */
const KINDS = [
  '',
  '/main',
  '/about/mission',
  '/agencies',
  '/agencies/regional-office-1',
  '/calendar',
  '/contact',
  '/documents',
  '/documents/canal-land-use-permit-form',
  '/events',
  '/events/gate-keepers-night-drill',
  '/faq',
  '/infographics/wet-and-dry-rice',
  '/magazines/thara-stream-24-full-moon-full-river',
  '/more-news',
  '/news/storm-night-in-the-control-room',
  '/news/thirty-hydrology-posts-open',
  '/oit',
  '/policies/privacy',
  '/professionals',
  '/reservoirs',
  '/reservoirs?size=medium',
  '/reservoirs/khwae-klet-mani',
  '/search?q=2569',
  '/site-map',
  '/videos/how-a-sluice-gate-opens',
  '/wuse-area',
];
/** Pieces of text: a line or two of a sentence. */
const NEARLY_EMPTY = 3;
const PAPER = { format: 'A4', preferCSSPageSize: true };

describe('A printed page', () => {
  it('of a news item has its text and source, without navigation', async () => {
    const { address } = await sampleSite();
    // Dark on the screen; paper is always light.
    await inTab({ colorScheme: 'dark' }, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/news/storm-night-in-the-control-room'));
      for (const selector of HIDDEN.slice(1))
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      await tab.emulateMedia({ media: 'print' });
      for (const selector of HIDDEN) expect(await tab.locator(selector).first().isVisible(), selector).to.equal(false);
      for (const selector of PRINTED) expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      const { ink, paper } = await tab.evaluate(() => ({
        ink: getComputedStyle(document.querySelector('.prose')!).color,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(brightness(ink)).to.be.lessThan(100);
      expect(brightness(paper)).to.be.greaterThan(700);
    });
  });

  it('has its address and the date at its top', async () => {
    const { address } = await sampleSite();
    for (const [path, today] of [
      ['/th/more-news?page=2', /\d{1,2} \S+ 25\d\d$/],
      ['/en/more-news?page=2', /\d{1,2} \w+ 20\d\d$/],
    ] as const)
      await inTab({}, async (tab) => {
        await tab.goto(address(DEPARTMENT, path));
        const line = tab.locator('.print-line');
        expect(await line.isVisible(), 'not on the screen').to.equal(false);
        await tab.pdf();
        await tab.emulateMedia({ media: 'print' });
        const text = await line.innerText();
        expect(text).to.include(path);
        expect(text).to.match(today);
      });
  });

  it('of figures has all columns, without navigation', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      // As wide as a sheet of paper, which gets the columns of a wide screen.
      await tab.setViewportSize({ width: 658, height: 900 });
      await tab.goto(address(DEPARTMENT, '/th/reservoirs'));
      await tab.emulateMedia({ media: 'print' });
      for (const selector of ['.water-downloads', '.region-sums', '.reservoir-unit'])
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(false);
      for (const selector of ['.water-period', '.level-legend', '.reservoir-table thead .reservoir-flows'])
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      const rights = await tab
        .locator('.reservoir-table thead tr')
        .first()
        .evaluate((row) =>
          [...row.querySelectorAll('th:not(.reservoir-trend), .flows > *')].map((part) =>
            Math.round(part.getBoundingClientRect().right),
          ),
        );
      expect(new Set(rights).size, 'columns').to.equal(5);
    });
  });

  it('of each kind ends on a sheet that has something on it', async () => {
    const { address } = await sampleSite();
    // Usually, the languages take turns.
    const printed = KINDS.flatMap((kind, index) =>
      LOCALES.filter((_, at) => IS_FULL || at === index % LOCALES.length).map((locale) => `/${locale}${kind}`),
    );
    await inTab({ scripts: false }, async (tab) => {
      const faults: string[] = [];
      for (const path of printed) {
        await tab.goto(address(DEPARTMENT, path));
        const sheets = await pdfPages(await tab.pdf(PAPER));
        const last = sheets.at(-1) ?? [];
        if (last.length <= NEARLY_EMPTY) faults.push(`${path}, sheet ${sheets.length}: ${last.join(' ')}`);
      }
      expect(faults).to.deep.equal([]);
    });
  });

  it('of the large reservoirs is two sheets: the overview, and the list', async () => {
    const { address } = await sampleSite();
    await inTab({ scripts: false }, async (tab) => {
      for (const locale of LOCALES) {
        await tab.goto(address(DEPARTMENT, `/${locale}/reservoirs`));
        const sheets = await pdfPages(await tab.pdf(PAPER));
        expect(sheets, locale).to.have.lengthOf(2);
      }
    });
  });

  it('has the answers that are folded on the screen', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/en/faq'));
      const answer = tab.locator('.faq-answer .prose').first();
      expect(await answer.isVisible()).to.equal(false);
      await tab.emulateMedia({ media: 'print' });
      expect(await answer.isVisible()).to.equal(true);
    });
  });
});

function brightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}
