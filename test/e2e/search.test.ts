import { expect } from 'chai';
import type { Page } from 'playwright';
import type { PageConsole } from '#test/support/PageConsole.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inNewTab, siteOf, waitForHydration, type Deployment, type TabOptions } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };

for (const deployment of ['embedded', 'two tiers'] as const)
  describe(`The search (${deployment})`, () => {
    for (const [locale, text, title] of [
      ['th', 'ไพลิน', 'เขื่อนลำไพลิน'],
      ['en', 'phailin', 'Lam Phailin Dam'],
    ] as const)
      it(`leads from the home page to what was searched for, in ${locale}`, async () => {
        await open(deployment, `/${locale}`, {}, async (tab, messages) => {
          await tab.locator('#search-hero').fill(text);
          await Promise.all([tab.waitForURL(/search\?q=/), tab.keyboard.press('Enter')]);
          await waitForHydration(tab);
          expect(await tab.locator('#search-page').inputValue()).to.equal(text);
          const first = tab.locator('.result-row-title a').first();
          expect(await first.innerText()).to.equal(title);
          expect((await first.locator('mark').innerText()).toLowerCase()).to.equal(text);
          await Promise.all([tab.waitForEvent('load'), first.click()]);
          expect(await tab.locator('h1').innerText()).to.include(title);
          expect(faultsIn(messages)).to.deep.equal([]);
        });
      });

    it('is narrowed, sorted and searched again in place, and follows the back button', async () => {
      await open(deployment, '/en/search?q=flood', {}, async (tab, messages) => {
        await waitForHydration(tab);
        await mark(tab);
        const all = await countOf(tab);
        await tab.locator('.search-filters-choice', { hasText: 'News' }).click();
        await tab.waitForURL(/\?q=flood&type=news$/);
        await tab.locator('.chosen-filter').waitFor();
        const news = await countOf(tab);
        expect(news).to.be.within(1, all - 1);

        await tab.locator('select[name="sort"]').selectOption('oldest');
        await tab.waitForURL(/sort=oldest/);
        expect(await countOf(tab)).to.equal(news);

        await tab.locator('#search-page').fill('canal');
        await tab.keyboard.press('Enter');
        await tab.waitForURL(/q=canal/);
        await tab.locator('h1', { hasText: 'canal' }).waitFor();
        expect(new URL(tab.url()).searchParams.get('type'), 'the filter stays').to.equal('news');

        await tab.goBack();
        await tab.locator('h1', { hasText: 'flood' }).waitFor();
        expect(await tab.locator('#search-page').inputValue()).to.equal('flood');
        expect(await tab.locator('select[name="sort"]').inputValue()).to.equal('oldest');

        await tab.locator('.chosen-filter').click();
        await tab.locator('.chosen-filter').waitFor({ state: 'detached' });
        expect(await countOf(tab)).to.equal(all);
        expect(await isFocused(tab, '#search-count'), 'the focus is where the filter was').to.equal(true);
        expect(await isMarked(tab), 'in place').to.equal(true);
        expect(faultsIn(messages)).to.deep.equal([]);
      });
    });

    it('has suggestions that are chosen by keyboard', async () => {
      await open(deployment, '/en/main', {}, async (tab, messages) => {
        const field = tab.locator('#search-header');
        await field.focus();
        await tab.keyboard.type('phaili');
        const options = tab.locator('[role="option"]');
        await options.first().waitFor();
        expect(await field.getAttribute('aria-expanded')).to.equal('true');
        expect(await activeOption(tab), 'none is chosen by itself').to.equal(undefined);
        expect(await tab.locator('.search-form [role="status"]').first().innerText()).to.match(/\d suggestion/);

        await tab.keyboard.press('ArrowDown');
        expect(await activeOption(tab)).to.include('Lam Phailin Dam');
        await tab.keyboard.press('ArrowUp');
        expect(await activeOption(tab), 'back in the field').to.equal(undefined);
        await tab.keyboard.press('ArrowUp');
        expect(await activeOption(tab), 'the last one').to.equal(await options.last().innerText());
        await tab.keyboard.press('Home');
        expect(await activeOption(tab)).to.equal(undefined);

        await tab.keyboard.press('Escape');
        expect(await options.first().isVisible()).to.equal(false);
        expect(await field.inputValue(), 'what was typed stays').to.equal('phaili');
        await tab.keyboard.press('ArrowDown');
        await tab.keyboard.press('Enter');
        await tab.waitForURL(/\/en\/reservoirs\/lam-phailin$/);
        expect(faultsIn(messages)).to.deep.equal([]);
      });
    });

    it('searches with Enter when no suggestion is chosen', async () => {
      await open(deployment, '/en/main', {}, async (tab) => {
        await tab.locator('#search-header').focus();
        await tab.keyboard.type('phaili');
        await tab.locator('[role="option"]').first().waitFor();
        await Promise.all([tab.waitForURL(/\/en\/search\?q=phaili$/), tab.keyboard.press('Enter')]);
      });
    });

    it('has no suggestions over its results when Enter came before their script', async () => {
      await open(deployment, '/en/search?q=flood', {}, async (tab) => {
        await waitForHydration(tab);
        const script = await holdBack(tab, /\/suggestions-[^/]*\.js$/);
        const results = await holdBack(tab, /\/search\/_payload\.json\?q=canal$/);
        await tab.locator('#search-page').fill('canal');
        await tab.keyboard.press('Enter');
        await results.asked;
        script.release();
        const options = tab.locator('[role="option"]');
        await options.first().waitFor();
        results.release();
        await tab.locator('h1', { hasText: 'canal' }).waitFor();
        expect(await options.first().isVisible()).to.equal(false);
      });
    });

    it('has suggestions that are chosen with the mouse, also on its own page', async () => {
      await open(deployment, '/th/search', {}, async (tab, messages) => {
        // Before React takes over, which must not mind.
        await tab.locator('#search-page').pressSequentially('ลำไพ');
        const option = tab.locator('[role="option"]', { hasText: 'เขื่อนลำไพลิน' });
        await option.waitFor();
        await waitForHydration(tab);
        await option.click();
        await tab.waitForURL(/\/th\/reservoirs\/lam-phailin$/);
        expect(faultsIn(messages)).to.deep.equal([]);
      });
    });

    it("is at the top of a phone's menu, whose Escape key closes the suggestions first", async () => {
      await open(deployment, '/th/main', PHONE, async (tab) => {
        await tab.locator('.menu-button').click();
        await tab.locator('#search-menu').pressSequentially('ลำไพ');
        const option = tab.locator('[role="option"]').first();
        await option.waitFor();
        await tab.keyboard.press('Escape');
        expect(await option.isVisible()).to.equal(false);
        expect(await tab.locator('.main-menu-dialog[open]').count()).to.equal(1);
        await Promise.all([tab.waitForURL(/\/th\/search\?q=/), tab.keyboard.press('Enter')]);
      });
    });

    it('works without scripts: words, advanced search, sort order, filters, clear data', async () => {
      await open(deployment, '/en/main', { scripts: false }, async (tab) => {
        await tab.locator('#search-header').fill('flood');
        await follow(tab, '.search-form[data-place="header"] button');
        const all = await countOf(tab);
        await tab.locator('.search-advanced summary').click();
        await tab.locator('select[name="type"]').selectOption('news');
        await tab.locator('input[name="to"]').fill('2026-10-01');
        await follow(tab, '.search-advanced-fields button');
        const some = await countOf(tab);
        expect(some).to.be.within(1, all - 1);
        expect(await tab.locator('.chosen-filter').count()).to.equal(2);
        await tab.locator('select[name="sort"]').selectOption('oldest');
        await follow(tab, '.sort-form button');
        expect(await countOf(tab)).to.equal(some);
        await follow(tab, '.chosen-filter >> nth=0');
        expect(new URL(tab.url()).search).to.equal('?q=flood&to=2026-10-01&sort=oldest');
        await follow(tab, '.search-filters-choice:not([aria-current])');
        expect(await tab.locator('.chosen-filter').count()).to.equal(2);
        await follow(tab, '.search-clear');
        expect(tab.url()).to.match(/\/en\/search$/);
        expect(await tab.locator('#search-page').inputValue()).to.equal('');
      });
    });

    it('closes the advanced search when its results are shown in place, and moves to their number', async () => {
      await open(deployment, '/en/search?q=flood', {}, async (tab, messages) => {
        await waitForHydration(tab);
        await mark(tab);
        await tab.locator('.search-advanced summary').click();
        await tab.locator('input[name="to"]').fill('2026-10-01');
        await tab.locator('.search-advanced-fields button').click();
        await tab.locator('.chosen-filter').waitFor();
        expect(await tab.locator('.search-advanced[open]').count()).to.equal(0);
        expect(await isFocused(tab, '#search-count')).to.equal(true);
        expect(await isMarked(tab), 'in place').to.equal(true);
        expect(faultsIn(messages)).to.deep.equal([]);
      });
    });

    it('shows the events among the results in a calendar, in place', async () => {
      await open(deployment, '/en/search?q=water', {}, async (tab, messages) => {
        await waitForHydration(tab);
        await Promise.all([tab.waitForEvent('load'), tab.getByRole('link', { name: 'Calendar of events' }).click()]);
        await waitForHydration(tab);
        expect(await tab.locator('.calendar-month .calendar-entries a').count()).to.be.greaterThan(0);
        await mark(tab);
        const month = await tab.locator('.calendar-title').innerText();
        await tab.locator('.calendar-step').last().click();
        await tab.waitForURL(/q=water&type=event&view=calendar&date=/);
        await tab.waitForFunction((old) => document.querySelector('.calendar-title')?.textContent !== old, month);
        await tab.locator('.calendar-views a', { hasText: 'Week' }).click();
        await tab.waitForURL(/period=week/);
        expect(await isMarked(tab), 'in place').to.equal(true);
        expect(faultsIn(messages)).to.deep.equal([]);
      });
    });

    it('is offered by the keywords of a page', async () => {
      await open(deployment, '/en/news/storm-night-in-the-control-room', {}, async (tab) => {
        const keyword = tab.locator('.item-tags a').first();
        const name = await keyword.innerText();
        await Promise.all([tab.waitForEvent('load'), keyword.click()]);
        expect(await tab.locator('h1').innerText()).to.equal(`Everything about “${name}”`);
        expect(await countOf(tab)).to.be.greaterThan(0);
      });
    });
  });

async function open(
  deployment: Deployment,
  path: string,
  options: TabOptions,
  use: (tab: Page, messages: PageConsole) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inNewTab(options, async (tab, messages) => {
    await tab.goto(address(DEPARTMENT, path));
    await use(tab, messages);
  });
}

async function follow(tab: Page, link: string): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator(link).first().click()]);
}

/** Keeps requests of an address waiting until they are released. */
async function holdBack(tab: Page, address: RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await tab.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/** What the browser reported, without suggestions that were no longer needed. */
function faultsIn(messages: PageConsole): string[] {
  return messages.drain().filter((each) => !/suggestions\.json\S* \(net::ERR_ABORTED\)/.test(each));
}

/** The number of results that the page names. */
async function countOf(tab: Page): Promise<number> {
  return Number(/\d+/.exec(await tab.locator('#search-count').innerText())?.[0]);
}

/** The suggestion that the field refers to. */
async function activeOption(tab: Page): Promise<string | undefined> {
  return await tab.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option?.ariaSelected === 'true' ? option.innerText : undefined;
  });
}

async function isFocused(tab: Page, selector: string): Promise<boolean> {
  return await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** A mark that a load of the page would remove. */
async function mark(tab: Page): Promise<void> {
  await tab.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}

async function isMarked(tab: Page): Promise<boolean> {
  return await tab.evaluate(() => document.documentElement.hasAttribute('data-kept'));
}
