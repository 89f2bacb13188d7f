import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

const NOT_FOR_PAPER = ['.skip-link', '.utility-bar', '.main-menu', '.breadcrumbs', '.share-bar', '.site-footer-menu'];
const FOR_PAPER = ['.site-name', '.site-name .emblem', '.print-line', 'h1', '.prose', '.site-footer address'];

describe('On paper', function () {
  this.timeout(60_000);

  it('a news item has its words and whose they are, without what only leads elsewhere', async () => {
    const { address } = await theSite();
    // Dark on the screen, as paper never is.
    await inTab({ colorScheme: 'dark' }, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/news/storm-night-in-the-control-room'));
      for (const selector of NOT_FOR_PAPER.slice(1))
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      await tab.emulateMedia({ media: 'print' });
      for (const selector of NOT_FOR_PAPER)
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(false);
      for (const selector of FOR_PAPER)
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      const { ink, paper } = await tab.evaluate(() => ({
        ink: getComputedStyle(document.querySelector('.prose')!).color,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(brightness(ink)).to.be.lessThan(100);
      expect(brightness(paper)).to.be.greaterThan(700);
    });
  });

  it('a page says at its top where it stands and when it was printed', async () => {
    const { address } = await theSite();
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
        const words = await line.innerText();
        expect(words).to.include(path);
        expect(words).to.match(today);
      });
  });

  it('a page of figures has its figures, all columns of them, without what only leads elsewhere', async () => {
    const { address } = await theSite();
    await inTab({}, async (tab) => {
      // As wide as a sheet of paper: the columns of a wide screen are for it too.
      await tab.setViewportSize({ width: 658, height: 900 });
      await tab.goto(address(DEPARTMENT, '/th/reservoirs'));
      await tab.emulateMedia({ media: 'print' });
      for (const selector of ['.water-downloads', '.region-sums', '.reservoir-flow-name'])
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(false);
      for (const selector of ['.water-day', '.level-legend', '.reservoir-table thead .reservoir-flow'])
        expect(await tab.locator(selector).first().isVisible(), selector).to.equal(true);
      const lefts = await tab
        .locator('.reservoir-table thead tr')
        .first()
        .evaluate((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)));
      expect(new Set(lefts).size, 'columns').to.equal(5);
    });
  });

  it('answers that are folded away on the screen are there', async () => {
    const { address } = await theSite();
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
