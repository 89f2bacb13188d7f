import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { inNewTab, sampleSite, waitForHydration, waitForRoundTrip } from './fixtures.ts';

/** A page is prefetched when a visitor has pointed at its link for 80 ms. */
const LONGER_THAN_THE_DELAY_MS = 1_000;

describe('A new build', () => {
  it('stops prefetching, which otherwise begins when a visitor points at a link', async () => {
    await open('/en/main', async (tab) => {
      await tab.clock.install();
      await tab.locator('a[href="/en/more-news"]').last().hover();
      await tab.clock.runFor(LONGER_THAN_THE_DELAY_MS);
      await tab.locator('link[rel="prefetch"][href$="/en/more-news"]').waitFor({ state: 'attached' });
      await deployNewBuild(tab);
      await tab.locator('a[href="/en/documents"]').last().hover();
      await tab.clock.runFor(LONGER_THAN_THE_DELAY_MS);
      expect(await tab.locator('link[rel="prefetch"]').count()).to.equal(1);
    });
  });

  it('makes the next navigation on an interactive page a full load', async () => {
    await open('/en/documents', async (tab) => {
      await deployNewBuild(tab);
      await Promise.all([tab.waitForEvent('load'), tab.locator('select[name="category"]').selectOption('forms')]);
      expect(new URL(tab.url()).search).to.equal('?category=forms');
    });
  });

  it('is checked for when the window gets the focus; the same build changes nothing', async () => {
    await open('/en/documents', async (tab) => {
      const [response] = await Promise.all([
        tab.waitForResponse('**/builds/latest.json?*'),
        tab.evaluate(() => window.dispatchEvent(new Event('focus'))),
      ]);
      expect(await response.json()).to.deep.equal({ id: await tab.locator('html').getAttribute('data-build') });
      let loads = 0;
      tab.on('load', () => loads++);
      await tab.locator('select[name="category"]').selectOption('forms');
      await tab.waitForURL(/category=forms/);
      expect(loads).to.equal(0);
    });
  });

  for (const [file, pattern] of [
    ['a module of the page', '**/assets/interactive-*.js'],
    ['a module that is imported later', '**/assets/DocumentsPage-*.js'],
  ] as const)
    it(`that no longer has ${file} makes the page reload, once, and it works without`, async () => {
      const { address } = await sampleSite();
      await inNewTab({}, async (tab) => {
        await tab.route(pattern, (route) => route.fulfill({ status: 404 }));
        let loads = 0;
        let missing = 0;
        tab.on('request', (request) => {
          if (request.isNavigationRequest()) loads++;
        });
        const missingAgain = tab.waitForResponse((response) => response.status() === 404 && ++missing === 2);
        await tab.goto(address(DEPARTMENT, '/en/documents'));
        await missingAgain;
        await waitForRoundTrip(tab);
        expect(loads).to.equal(2);
        await tab.locator('select[name="category"]').selectOption('forms');
        await tab.locator('.document-filter button').click();
        await tab.waitForURL(/category=forms/);
      });
    });
});

async function open(path: string, use: (tab: Page) => Promise<void>): Promise<void> {
  const { address } = await sampleSite();
  await inNewTab({}, async (tab) => {
    await tab.goto(address(DEPARTMENT, path));
    await waitForHydration(tab);
    await use(tab);
  });
}

/** Lets the server have another build from now on, and the visitor return to the window. */
async function deployNewBuild(tab: Page): Promise<void> {
  await tab.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }));
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await tab.locator('html[data-outdated]').waitFor();
}
