import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

describe('A new build', function () {
  this.timeout(60_000);

  it('ends the fetching of pages ahead, which otherwise begins when somebody points at a link', async () => {
    await open('/en/main', async (tab) => {
      await tab.locator('a[href="/en/more-news"]').last().hover();
      await tab.locator('link[rel="prefetch"][href$="/en/more-news"]').waitFor({ state: 'attached' });
      await putUpNewBuild(tab);
      await tab.locator('a[href="/en/documents"]').last().hover();
      await tab.waitForTimeout(300);
      expect(await tab.locator('link[rel="prefetch"]').count()).to.equal(1);
    });
  });

  it('makes the next step on a live page a full load', async () => {
    await open('/en/documents', async (tab) => {
      await putUpNewBuild(tab);
      await Promise.all([tab.waitForEvent('load'), tab.locator('select[name="category"]').selectOption('forms')]);
      expect(new URL(tab.url()).search).to.equal('?category=forms');
    });
  });

  it('is looked for when the window gets the focus; the same build changes nothing', async () => {
    await open('/en/documents', async (tab) => {
      const [answer] = await Promise.all([
        tab.waitForResponse('**/builds/latest.json?*'),
        tab.evaluate(() => window.dispatchEvent(new Event('focus'))),
      ]);
      expect(await answer.json()).to.deep.equal({ id: await tab.locator('html').getAttribute('data-build') });
      let loads = 0;
      tab.on('load', () => loads++);
      await tab.locator('select[name="category"]').selectOption('forms');
      await tab.waitForURL(/category=forms/);
      expect(loads).to.equal(0);
    });
  });

  for (const [file, pattern] of [
    ['a module of the page', '**/assets/interactive-*.js'],
    ['a part that is fetched later', '**/assets/DocumentsPage-*.js'],
  ] as const)
    it(`that took ${file} away makes the page load again, once, and it works without`, async () => {
      const { address } = await theSite();
      await inTab({}, async (tab) => {
        await tab.route(pattern, (route) => route.fulfill({ status: 404 }));
        let asked = 0;
        tab.on('request', (request) => {
          if (request.isNavigationRequest()) asked++;
        });
        const secondTime = tab.waitForRequest(() => asked === 2);
        await tab.goto(address(DEPARTMENT, '/en/documents'));
        await secondTime;
        await tab.waitForLoadState('networkidle');
        expect(asked).to.equal(2);
        await tab.locator('select[name="category"]').selectOption('forms');
        await tab.locator('.filter-sentence button').click();
        await tab.waitForURL(/category=forms/);
      });
    });
});

async function open(path: string, use: (tab: Page) => Promise<void>): Promise<void> {
  const { address } = await theSite();
  await inTab({}, async (tab) => {
    await tab.goto(address(DEPARTMENT, path), { waitUntil: 'networkidle' });
    await use(tab);
  });
}

/** The server has another build from now on, and the visitor comes back to the window. */
async function putUpNewBuild(tab: Page): Promise<void> {
  await tab.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }));
  await Promise.all([
    tab.waitForResponse('**/builds/latest.json?*'),
    tab.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ]);
}
