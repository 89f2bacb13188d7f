import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite, type TabOptions } from './fixtures.ts';

const NEWS = '/en/news/storm-night-in-the-control-room';
const MAX_STOPS = 150;

describe('The feedback form of a page', () => {
  describe('without scripts', () => {
    it('sends an answer with one press, and a link leads back', async () => {
      await open({ scripts: false }, async (tab) => {
        await follow(tab, 'button[value="yes"]');
        expect(new URL(tab.url()).pathname).to.equal('/en/feedback');
        expect(await tab.locator('h1').innerText()).to.equal('Thank you. Your answer has been counted.');
        await follow(tab, '.feedback-page .button-link');
        expect(new URL(tab.url()).pathname).to.equal(NEWS);
      });
    });

    it('asks for a comment after "no"; one that is too long comes back to be shortened', async () => {
      await open({ scripts: false }, async (tab) => {
        await follow(tab, 'button[value="no"]');
        await tab.locator('textarea').fill('ก'.repeat(501));
        await follow(tab, '.comment-form button');
        expect(await tab.locator('.error-summary').innerText()).to.include('shorten it to 500 characters');
        expect(await tab.locator('textarea').inputValue()).to.have.length(501);
        await tab.locator('.error-summary a').click();
        await tab.locator('textarea').fill('The telephone number of the control room');
        await follow(tab, '.comment-form button');
        expect(await tab.locator('h1').innerText()).to.include('will read it');
      });
    });
  });

  describe('with scripts, without leaving the page,', () => {
    it('thanks the visitor where the focus is', async () => {
      await open({}, async (tab) => {
        await tab.locator('button[value="yes"]').click();
        await tab.locator('[role="status"]:focus', { hasText: 'Your answer has been counted.' }).waitFor();
        expect(await tab.locator('.page-feedback form:visible').count()).to.equal(0);
        expect(new URL(tab.url()).pathname).to.equal(NEWS);
      });
    });

    it('can be used with the keyboard alone, including the comment', async () => {
      await open({}, async (tab) => {
        await tabTo(tab, '.page-feedback button[value="no"]');
        await tab.keyboard.press('Enter');
        await tab.locator('.page-feedback textarea:focus').waitFor();
        await tab.keyboard.type('A map of the canals');
        await tabTo(tab, '.comment-form button');
        await tab.keyboard.press('Enter');
        await tab.locator('[role="status"]:focus', { hasText: 'will read it' }).waitFor();
        expect(new URL(tab.url()).pathname).to.equal(NEWS);
      });
    });

    it('shows the page with the reason when a comment is refused', async () => {
      await open({}, async (tab) => {
        await tab.locator('button[value="no"]').click();
        await tab.locator('.page-feedback textarea').fill('ก'.repeat(501));
        await follow(tab, '.comment-form button');
        expect(new URL(tab.url()).pathname).to.equal('/en/feedback');
        expect(await tab.locator('textarea').inputValue()).to.have.length(501);
      });
    });

    it('lets the visitor send again what could not be sent without a connection', async () => {
      await open({}, async (tab) => {
        await tab.context().setOffline(true);
        await tab.locator('button[value="yes"]').click();
        await tab.locator('[role="status"]', { hasText: 'check your connection' }).waitFor();
        await tab.context().setOffline(false);
        await tab.locator('button[value="yes"]').click();
        await tab.locator('[role="status"]:focus', { hasText: 'has been counted' }).waitFor();
      });
    });
  });
});

async function open(options: TabOptions, use: (tab: Page) => Promise<void>): Promise<void> {
  const { address } = await sampleSite();
  await inTab(options, async (tab) => {
    await tab.goto(address(DEPARTMENT, NEWS));
    await use(tab);
  });
}

/** Presses what leads to another page, and waits for that. */
async function follow(tab: Page, selector: string): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator(selector).first().click()]);
}

async function tabTo(tab: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await tab.keyboard.press('Tab');
    if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}
