import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

const NOT_FOR_PAPER = ['.skip-link', '.utility-bar', '.main-menu', '.breadcrumbs', '.share-bar', '.site-footer-menu'];
const FOR_PAPER = ['.site-name', 'h1', '.prose', '.site-footer address'];

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
});

function brightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}
