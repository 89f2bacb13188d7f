import { expect } from 'chai';
import type { Page } from 'playwright';
import type { PageConsole } from '#test/support/PageConsole.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { DEPLOYMENTS, inTab, served, type Serving } from './stage.ts';

for (const deployment of DEPLOYMENTS)
  describe(`The live filter of the documents (${deployment})`, function () {
    this.timeout(60_000);

    it('changes the list in place, says how many there are, and follows in address, title and frame', async () => {
      await openDocuments(deployment, async (tab, said) => {
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
        expect(said.take()).to.deep.equal([]);
      });
    });

    it('goes back and forward with the browser', async () => {
      await openDocuments(deployment, async (tab, said) => {
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
        expect(said.take()).to.deep.equal([]);
      });
    });

    it('lets the browser go there itself when the list cannot be fetched', async () => {
      await openDocuments(deployment, async (tab) => {
        await tab.route('**/_payload.json*', (route) => route.abort());
        await mark(tab);
        await Promise.all([tab.waitForEvent('load'), choose(tab, 'forms')]);
        expect(new URL(tab.url()).search).to.equal('?category=forms');
        expect(await isMarked(tab)).to.equal(false);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
      });
    });

    it('stays where it is for a link to a place on the page, also when a newer build runs', async () => {
      await openDocuments(deployment, async (tab) => {
        const asked: string[] = [];
        tab.on('request', (request) => {
          if (['document', 'fetch'].includes(request.resourceType())) asked.push(request.url());
        });
        await tab.evaluate(() => (document.documentElement.dataset['outdated'] = ''));
        await mark(tab);
        await tab.locator('.skip-link').focus();
        await tab.keyboard.press('Enter');
        await tab.waitForTimeout(300);
        expect(new URL(tab.url()).hash).to.equal('#main');
        expect(asked).to.deep.equal([]);
        expect(await isMarked(tab), 'in place').to.equal(true);
      });
    });

    it('shows the last choice when two are made quickly and the first answer comes last', async () => {
      await openDocuments(deployment, async (tab) => {
        let letFirstGo = () => {};
        const first = new Promise<void>((resolve) => (letFirstGo = resolve));
        await tab.route('**/_payload.json?category=forms', async (route) => {
          await first;
          await route.continue().catch(() => undefined); // the page has given it up
        });
        await choose(tab, 'forms');
        await choose(tab, 'manuals');
        await tab.waitForURL(/category=manuals/);
        letFirstGo();
        await tab.waitForTimeout(300);
        expect(new URL(tab.url()).search).to.equal('?category=manuals');
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('manuals');
      });
    });

    it('keeps a choice that was made before the page had come alive', async () => {
      const { address } = await served(deployment);
      await inTab({}, async (tab, said) => {
        let letScriptsGo = () => {};
        const asked = new Promise<void>((resolve) => (letScriptsGo = resolve));
        await tab.route('**/assets/DocumentsPage-*.js', async (route) => {
          await asked;
          await route.continue();
        });
        await tab.goto(address(DEPARTMENT, '/en/documents'), { waitUntil: 'domcontentloaded' });
        await choose(tab, 'forms');
        letScriptsGo();
        await tab.waitForLoadState('networkidle');
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
        expect(said.take()).to.deep.equal([]);
      });
    });
  });

async function openDocuments(serving: Serving, use: (tab: Page, said: PageConsole) => Promise<void>): Promise<void> {
  const { address } = await served(serving);
  await inTab({}, async (tab, said) => {
    await tab.goto(address(DEPARTMENT, '/en/documents'));
    await tab.waitForLoadState('networkidle');
    await use(tab, said);
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
