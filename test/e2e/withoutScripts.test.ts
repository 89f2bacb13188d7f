import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, served, theSite, type TabOptions } from './stage.ts';

describe('Without scripts', function () {
  this.timeout(60_000);

  it('one goes from the front door to the main page, the news, their second page, an item, and back', async () => {
    await open('/th', {}, async (tab) => {
      await follow(tab, '.hero .button-link');
      expect(pathOf(tab)).to.equal('/th/main');
      await follow(tab, '.main-page-news .section-top a');
      expect(pathOf(tab)).to.equal('/th/more-news');
      await follow(tab, '.pagination [data-step="next"] a');
      expect(pathOf(tab)).to.equal('/th/more-news?page=2');
      const title = await tab.locator('.article-row-title').first().innerText();
      await follow(tab, '.article-row-title a');
      expect(await tab.locator('h1').innerText()).to.equal(title);
      await tab.goBack();
      expect(pathOf(tab)).to.equal('/th/more-news?page=2');
    });
  });

  it('documents are filtered by a form, and the filter is cleared by a link', async () => {
    await open('/en/documents', {}, async (tab) => {
      const rows = tab.locator('.document-row');
      const all = await rows.count();
      await tab.locator('select[name="category"]').selectOption('forms');
      await follow(tab, '.filter-sentence button');
      expect(new URL(tab.url()).searchParams.get('category')).to.equal('forms');
      expect(await rows.count()).to.be.within(1, all - 1);
      expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
      await follow(tab, '.filter-sentence-actions a');
      expect(await rows.count()).to.equal(all);
    });
  });

  it('records per page are chosen by a form', async () => {
    await open('/en/more-news', {}, async (tab) => {
      await tab.locator('select[name="size"]').selectOption('20');
      await follow(tab, '.page-size-form button');
      expect(pathOf(tab)).to.equal('/en/more-news?size=20');
      expect(await tab.locator('.article-row').count()).to.equal(20);
    });
  });

  it('text size and colours are chosen by a form that leads back, and stay chosen', async () => {
    await open('/en/more-news?page=2', {}, async (tab) => {
      await follow(tab, 'button[name="textSize"][value="large"]');
      expect(pathOf(tab)).to.equal('/en/more-news?page=2');
      await follow(tab, 'button[name="contrast"][value="high"]');
      await follow(tab, '.site-name');
      const html = tab.locator('html');
      expect(await html.getAttribute('data-text-size')).to.equal('large');
      expect(await html.getAttribute('data-contrast')).to.equal('high');
      expect(await tab.locator('button[aria-pressed="true"]').count()).to.equal(2);
    });
  });

  it('the language is changed without leaving the page', async () => {
    await open('/th/more-news?category=projects', {}, async (tab) => {
      await follow(tab, 'a[hreflang="en"]');
      expect(pathOf(tab)).to.equal('/en/more-news?category=projects');
      await follow(tab, 'a[hreflang="th"]');
      expect(pathOf(tab)).to.equal('/th/more-news?category=projects');
    });
  });

  it('the menu of a phone opens, its panels open, and it leads on', async () => {
    await open('/en/main', { width: 360, height: 740 }, async (tab) => {
      await tab.locator('.menu-button').click();
      await tab.locator('.main-menu-group summary').first().click();
      await follow(tab, '.main-menu-group[open] a[href="/en/more-news"]');
      expect(pathOf(tab)).to.equal('/en/more-news');
    });
  });

  it('a part that is late is replaced by a link to the page in one piece', async () => {
    const { address } = await served('late');
    await inTab({ scripts: false }, async (tab, said) => {
      await tab.goto(address(DEPARTMENT, '/en/main'));
      const part = tab.locator('.main-page-documents');
      expect(await part.locator('.document-row').count()).to.equal(0);
      await follow(tab, '.main-page-documents .late-note a');
      expect(await part.locator('.document-row').count()).to.be.greaterThan(0);
      expect(said.take()).to.deep.equal([]);
    });
  });
});

async function open(path: string, options: TabOptions, use: (tab: Page) => Promise<void>): Promise<void> {
  const { address } = await theSite();
  await inTab({ ...options, scripts: false }, async (tab) => {
    await tab.goto(address(DEPARTMENT, path));
    await use(tab);
  });
}

/** Clicks what leads to another page, and waits for that. */
async function follow(tab: Page, selector: string): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator(selector).first().click()]);
}

function pathOf(tab: Page): string {
  const { pathname, search } = new URL(tab.url());
  return pathname + search;
}
