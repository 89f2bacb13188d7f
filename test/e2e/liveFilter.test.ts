import { expect } from 'chai';
import type { Page } from 'playwright';
import type { PageConsole } from '#test/support/PageConsole.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { DEPLOYMENTS, inNewTab, siteOf, waitForHydration, waitForRoundTrip, type Deployment } from './fixtures.ts';

for (const deployment of DEPLOYMENTS)
  describe(`The filter of the documents (${deployment})`, () => {
    it('changes the list in place, with its count, and the address, title and links around it', async () => {
      await openDocuments(deployment, async (tab, messages) => {
        await mark(tab);
        const before = await count(tab);
        await choose(tab, 'forms');
        await tab.waitForURL(/\/en\/documents\?category=forms$/);

        expect(await isMarked(tab), 'in place').to.equal(true);
        expect(await shownCount(tab)).to.equal(await tab.locator('.document-row').count());
        expect(await shownCount(tab)).to.be.within(1, before - 1);
        expect(await tab.locator('.list-count[role="status"][data-kept]').count(), 'announced').to.equal(1);
        const inThai = await tab.locator('a[data-enhance="language"]').getAttribute('href');
        expect(inThai).to.match(/\/th\/documents\?category=forms$/);
        expect(await tab.locator('.tool-bar input[name="back"]').inputValue()).to.equal('/en/documents?category=forms');
        expect(messages.drain()).to.deep.equal([]);
      });
    });

    it('goes back and forward with the browser', async () => {
      await openDocuments(deployment, async (tab, messages) => {
        const all = await count(tab);
        await choose(tab, 'forms');
        await tab.waitForURL(/category=forms/);
        const some = await count(tab);
        await mark(tab);

        await tab.goBack();
        await counted(tab, all);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('');
        await tab.goForward();
        await counted(tab, some);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
        expect(await isMarked(tab), 'in place').to.equal(true);
        expect(messages.drain()).to.deep.equal([]);
      });
    });

    it('lets the browser navigate when the list cannot be fetched', async () => {
      await openDocuments(deployment, async (tab) => {
        await tab.route('**/_payload.json*', (route) => route.abort());
        await mark(tab);
        await Promise.all([tab.waitForEvent('load'), choose(tab, 'forms')]);
        expect(new URL(tab.url()).search).to.equal('?category=forms');
        expect(await isMarked(tab)).to.equal(false);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
      });
    });

    it('requests nothing for a link to a place on the page, even when the server has a newer build', async () => {
      await openDocuments(deployment, async (tab) => {
        const requests: string[] = [];
        tab.on('request', (request) => {
          if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url());
        });
        await tab.evaluate(() => (document.documentElement.dataset['outdated'] = ''));
        await mark(tab);
        await tab.locator('.skip-link').focus();
        await tab.keyboard.press('Enter');
        await tab.waitForURL(/#main$/);
        await waitForRoundTrip(tab);
        expect(requests.map((url) => new URL(url).pathname)).to.deep.equal(['/robots.txt']);
        expect(await isMarked(tab), 'in place').to.equal(true);
      });
    });

    it('shows the last choice when two are made quickly and the first response comes last', async () => {
      await openDocuments(deployment, async (tab) => {
        const release = Promise.withResolvers<undefined>();
        const responded = Promise.withResolvers<undefined>();
        await tab.route('**/_payload.json?category=forms', async (route) => {
          await release.promise;
          const response = await route.fetch();
          await route.fulfill({ response }).catch(() => undefined); // the page has aborted the request
          responded.resolve(undefined);
        });
        await choose(tab, 'forms');
        await choose(tab, 'manuals');
        await tab.waitForURL(/category=manuals/);
        release.resolve(undefined);
        await responded.promise;
        await waitForRoundTrip(tab);
        expect(new URL(tab.url()).search).to.equal('?category=manuals');
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('manuals');
      });
    });

    it('keeps a choice that was made before the page was hydrated', async () => {
      const { address } = await siteOf(deployment);
      await inNewTab({}, async (tab, messages) => {
        const release = Promise.withResolvers<undefined>();
        await tab.route('**/assets/DocumentsPage-*.js', async (route) => {
          await release.promise;
          await route.continue();
        });
        await tab.goto(address(DEPARTMENT, '/en/documents'), { waitUntil: 'domcontentloaded' });
        await choose(tab, 'forms');
        release.resolve(undefined);
        await waitForHydration(tab);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
        expect(messages.drain()).to.deep.equal([]);
      });
    });
  });

async function openDocuments(
  deployment: Deployment,
  use: (tab: Page, messages: PageConsole) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inNewTab({}, async (tab, messages) => {
    await tab.goto(address(DEPARTMENT, '/en/documents'));
    await waitForHydration(tab);
    await use(tab, messages);
  });
}

async function choose(tab: Page, category: string): Promise<void> {
  await tab.locator('select[name="category"]').selectOption(category);
}

async function count(tab: Page): Promise<number> {
  return await tab.locator('.document-row').count();
}

async function counted(tab: Page, rows: number): Promise<void> {
  await tab.waitForFunction((wanted) => document.querySelectorAll('.document-row').length === wanted, rows);
}

async function shownCount(tab: Page): Promise<number> {
  return parseInt(await tab.locator('.list-count').innerText(), 10);
}

/** Leaves marks that a load of the page would wipe out. */
async function mark(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.documentElement.dataset['kept'] = '';
    document.querySelector<HTMLElement>('.list-count')!.dataset['kept'] = '';
  });
}

async function isMarked(tab: Page): Promise<boolean> {
  return (await tab.locator('html[data-kept]').count()) === 1;
}
