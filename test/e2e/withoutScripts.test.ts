import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { DEPLOYMENTS, inTab, siteOf, type Deployment, type TabOptions } from './fixtures.ts';

for (const deployment of DEPLOYMENTS)
  describe(`Without scripts (${deployment})`, () => {
    it('links lead from the home page to the main page, the news, their second page, an item, and back', async () => {
      await open(deployment, '/th', {}, async (tab) => {
        await follow(tab, '.home-events .button-link');
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

    it('a form filters the documents, and a link clears the filter', async () => {
      await open(deployment, '/en/documents', {}, async (tab) => {
        const rows = tab.locator('.document-row');
        const all = await rows.count();
        await tab.locator('select[name="category"]').selectOption('forms');
        await follow(tab, '.document-filter button');
        expect(new URL(tab.url()).searchParams.get('category')).to.equal('forms');
        expect(await rows.count()).to.be.within(1, all - 1);
        expect(await tab.locator('select[name="category"]').inputValue()).to.equal('forms');
        await follow(tab, '.document-filter a');
        expect(await rows.count()).to.equal(all);
      });
    });

    it('the same form searches for words among the documents of a subject', async () => {
      await open(deployment, '/en/documents', {}, async (tab) => {
        await tab.locator('select[name="category"]').selectOption('forms');
        await tab.locator('.document-filter input[name="q"]').fill('canal');
        await follow(tab, '.document-filter button');
        expect(pathOf(tab)).to.equal('/en/search?q=canal&type=document&category=forms');
        expect(await tab.locator('.result-row').count()).to.be.at.least(1);
        expect(await tab.locator('.result-row .article-category').allInnerTexts()).to.satisfy((types: string[]) =>
          types.every((type) => type === 'Document'),
        );
      });
    });

    it('a form changes the number of items per page', async () => {
      await open(deployment, '/en/more-news', {}, async (tab) => {
        await tab.locator('select[name="size"]').selectOption('20');
        await follow(tab, '.page-size-form button');
        expect(pathOf(tab)).to.equal('/en/more-news?size=20');
        expect(await tab.locator('.article-row').count()).to.equal(20);
      });
    });

    it('a form changes text size and colours for good, and leads back', async () => {
      await open(deployment, '/en/more-news?page=2', {}, async (tab) => {
        await tab.locator('.display-options-button').click();
        await follow(tab, 'button[name="textSize"][value="large"]');
        expect(pathOf(tab)).to.equal('/en/more-news?page=2');
        await tab.locator('.display-options-button').click();
        await follow(tab, 'button[name="contrast"][value="high"]');
        await follow(tab, '.site-name');
        const html = tab.locator('html');
        expect(await html.getAttribute('data-text-size')).to.equal('large');
        expect(await html.getAttribute('data-contrast')).to.equal('high');
        expect(await tab.locator('button[aria-pressed="true"]').count()).to.equal(2);
      });
    });

    it('a link changes the language of the same page', async () => {
      await open(deployment, '/th/more-news?category=projects', {}, async (tab) => {
        await follow(tab, 'a[hreflang="en"]');
        expect(pathOf(tab)).to.equal('/en/more-news?category=projects');
        await follow(tab, 'a[hreflang="th"]');
        expect(pathOf(tab)).to.equal('/th/more-news?category=projects');
      });
    });

    it('the menu of a phone and its panels open, and their links work', async () => {
      await open(deployment, '/en/main', { width: 360, height: 740 }, async (tab) => {
        await tab.locator('.menu-button').click();
        await tab.locator('.main-menu-group summary').nth(1).click();
        await follow(tab, '.main-menu-group[open] a[href="/en/more-news"]');
        expect(pathOf(tab)).to.equal('/en/more-news');
      });
    });

    it("a phone shows each region's totals, and its many reservoirs once unfolded; a wide screen shows all", async () => {
      await open(deployment, '/th/reservoirs?size=medium', { width: 360, height: 740 }, async (tab) => {
        const table = tab.locator('.water-region .reservoir-table').nth(1);
        expect(await table.isVisible()).to.equal(false);
        await tab.locator('.water-region summary').nth(1).click();
        expect(await table.isVisible()).to.equal(true);
      });
      await open(deployment, '/th/reservoirs', {}, async (tab) => {
        for (const table of await tab.locator('.water-region .reservoir-table').all())
          expect(await table.isVisible()).to.equal(true);
      });
    });

    it('a form finds the office of a province', async () => {
      await open(deployment, '/en/agencies', {}, async (tab) => {
        await tab.locator('select[name="province"]').selectOption({ label: 'Chiang Mai' });
        await follow(tab, '.filter-sentence button');
        expect(pathOf(tab)).to.equal('/en/agencies?province=chiang-mai');
        const [name, ...others] = await tab.locator('.agency-row-name').allInnerTexts();
        expect(name?.replaceAll('\u00a0', ' ')).to.equal('Regional Irrigation Office 1');
        expect(others).to.deep.equal([]);
        expect(await tab.locator('select[name="province"]').inputValue()).to.equal('chiang-mai');
        await follow(tab, '.list-count a');
        expect(await tab.locator('.agency-row').count()).to.be.greaterThan(10);
      });
    });

    it('links lead through the pictures of an album, and back to it', async () => {
      await open(deployment, '/en/photos/a-gauge-readers-day', {}, async (tab) => {
        const caption = await tab.locator('.album-grid figcaption').nth(1).innerText();
        await follow(tab, '.album-grid li:nth-child(2) a');
        expect(pathOf(tab)).to.equal('/en/photos/a-gauge-readers-day?picture=2');
        expect(await tab.locator('.album-picture figcaption').innerText()).to.equal(caption);
        await follow(tab, '.album-picture a[rel="next"]');
        expect(pathOf(tab)).to.equal('/en/photos/a-gauge-readers-day?picture=3');
        expect(await tab.locator('.album-picture img').boundingBox())
          .to.have.property('y')
          .within(-1, 400);
        await follow(tab, '.album-picture a[rel="prev"]');
        await follow(tab, '.album-picture-links a:last-child');
        expect(pathOf(tab)).to.equal('/en/photos/a-gauge-readers-day');
      });
    });

    it('answers open by a press and by their address', async () => {
      await open(deployment, '/th/faq', {}, async (tab) => {
        await tab.locator('.faq-item summary').nth(1).click();
        expect(await tab.locator('.faq-item').nth(1).locator('.faq-answer').isVisible()).to.equal(true);
        await follow(tab, '.faq-item[open] .faq-link');
        expect(new URL(tab.url()).pathname).to.match(/^\/th\/faq\/[\w-]+$/);
      });
      await open(deployment, '/th/faq#stall-on-the-canal-bank', {}, async (tab) => {
        const answer = tab.locator('#stall-on-the-canal-bank');
        expect(await answer.isVisible()).to.equal(true);
        expect(await tab.locator('.faq-item[open]').count()).to.equal(1);
        const question = tab.locator('.faq-item[open] .faq-question');
        expect(await question.boundingBox(), 'its question is in sight')
          .to.have.property('y')
          .within(0, 900);
      });
    });

    it('the name of a region opens its crops', async () => {
      await open(deployment, '/en/wuse-area', {}, async (tab) => {
        const crops = tab.locator('#region-central');
        expect(await crops.isVisible(), 'folded').to.equal(false);
        await tab.locator('.area-table a[href="#region-central"]').click();
        expect(await crops.isVisible(), 'unfolded').to.equal(true);
        expect(await tab.locator('.region-fold[open] h3').boundingBox(), 'the name of the region is in sight')
          .to.have.property('y')
          .within(0, 900);
      });
    });

    it('a video can be downloaded, and a link names the site of one that is elsewhere', async () => {
      await open(deployment, '/en/videos/how-a-sluice-gate-opens', {}, async (tab) => {
        const href = await tab.getByRole('link', { name: 'Download the video' }).getAttribute('href');
        const answer = await tab.request.head(new URL(href ?? '', tab.url()).href);
        expect(answer.status()).to.equal(200);
        expect(answer.headers()['content-type']).to.equal('video/mp4');
        expect(await tab.locator('video').getAttribute('controls')).to.equal('');
        expect(await tab.getByRole('button', { name: 'Play the video' }).count()).to.equal(0);
        const transcript = tab.locator('.transcript .prose');
        expect(await transcript.isVisible(), 'folded').to.equal(false);
        await tab.locator('.transcript summary').click();
        expect(await transcript.isVisible(), 'unfolded').to.equal(true);
      });
      await open(deployment, '/en/videos/one-canal-365-mornings', {}, async (tab) => {
        expect(await tab.locator('.video-elsewhere a').innerText()).to.include('video.example.org');
      });
    });

    it('a link leads to past events, and a form filters them', async () => {
      await open(deployment, '/en/events', {}, async (tab) => {
        await follow(tab, '.tabs a[href*="past"]');
        expect(pathOf(tab)).to.equal('/en/events?when=past');
        await tab.locator('select[name="category"]').selectOption('training');
        await follow(tab, '.filter-sentence button');
        expect(new URL(tab.url()).searchParams.get('when')).to.equal('past');
        await follow(tab, '.event-row-title a');
        expect(await tab.locator('.event-past').innerText()).to.include('This event is over.');
      });
    });
  });

describe('Without scripts', () => {
  it('a deferred part is replaced by a link to the complete page', async () => {
    const { address } = await siteOf('slow documents');
    await inTab({ scripts: false }, async (tab, messages) => {
      await tab.goto(address(DEPARTMENT, '/en/main'));
      const part = tab.locator('.main-page-documents');
      // What arrives later is at the end of the page, where nobody sees it without scripts.
      expect(await part.locator('.document-row:visible').count()).to.equal(0);
      await follow(tab, '.main-page-documents .deferred-note a');
      expect(await part.locator('.document-row:visible').count()).to.be.greaterThan(0);
      expect(messages.drain()).to.deep.equal([]);
    });
  });
});

async function open(
  deployment: Deployment,
  path: string,
  options: TabOptions,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
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
