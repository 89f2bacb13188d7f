import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

const HIDDEN = ['.skip-link', '.utility-bar', '.main-menu', '.breadcrumbs', '.share-bar', '.site-footer-menu'];
const PRINTED = ['.site-name', '.site-name .emblem', '.print-line', 'h1', '.prose', '.site-footer address'];

describe('A printed page', function () {
  this.timeout(100_000);

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
      for (const selector of ['.reservoirs-date', '.level-legend', '.reservoir-table thead .reservoir-flow'])
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      const lefts = await tab
        .locator('.reservoir-table thead tr')
        .first()
        .evaluate((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)));
      expect(new Set(lefts).size, 'columns').to.equal(5);
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
