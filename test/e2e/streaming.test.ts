import { expect } from 'chai';
import { startInFrontOfAltered } from '#test/support/alteredSite.ts';
import { holdLateAnswers, type Gate } from '#test/support/holdLateAnswers.ts';
import { DEPARTMENT, type RunningSite } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

const WATER = '.home-water';
const WATER_IS_THERE = '.home-water-columns';

describe('While the API has not yet sent the water figures', () => {
  let late: Gate;
  let site: RunningSite;

  // Afresh for each: pages that were seen before are remembered.
  beforeEach(async () => {
    const { dataFolder } = await sampleSite();
    site = await startInFrontOfAltered(dataFolder, (ports) => {
      late = holdLateAnswers(ports);
    });
  });
  afterEach(() => site.stop());

  it('the home page can be read, and they appear in their place later', async () => {
    await inTab({}, async (tab, messages) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      await tab.locator('.site-footer-end').waitFor();
      const before = await tab.locator(WATER).innerText();
      expect(before).to.include('This part is still loading.');
      late.release();
      await tab.locator(`${WATER} ${WATER_IS_THERE}`).waitFor();
      await tab.waitForLoadState('load');
      expect(await tab.locator(WATER_IS_THERE).count(), 'in one place').to.equal(1);
      expect(await tab.locator(WATER).innerText()).not.to.include('This part is still loading.');
      expect(messages.drain()).to.deep.equal([]);
    });
  });

  it('and then fails, a message with a link appears in their place', async () => {
    await inTab({}, async (tab, messages) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      await tab.locator(`${WATER} .deferred-note[data-waiting]`).waitFor();
      late.fail(new Error('secret reason'));
      await tab.locator(`${WATER} .deferred-note:not([data-waiting])`).waitFor();
      expect(await tab.locator(WATER).innerText()).to.include('This part cannot be shown at the moment.');
      expect(await tab.locator(`${WATER} .deferred-note a`).getAttribute('href')).to.equal('/en/reservoirs');
      expect(messages.drain()).to.deep.equal([]);
    });
  });

  it('a link leads to the complete page without scripts', async () => {
    await inTab({ scripts: false }, async (tab, messages) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      // On a busy machine the page's deadline can pass meanwhile: a second note has then arrived, which is not shown.
      const link = tab.locator(`${WATER} .deferred-note[data-waiting] a`);
      await link.waitFor();
      const asked = tab.waitForRequest('**/en?complete=1');
      await link.click({ noWaitAfter: true });
      await asked;
      late.release();
      await tab.locator(`main ${WATER_IS_THERE}`).waitFor();
      expect(await tab.locator('.deferred-note').count()).to.equal(0);
      expect(messages.drain().filter((each) => !each.includes('ERR_ABORTED'))).to.deep.equal([]);
    });
  });
});

describe('A page of a site with its own store', () => {
  it('is streamed, complete and without any inline script', async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab, messages) => {
      const response = await tab.goto(address(DEPARTMENT, '/en/more-news?year=1998&size=50'));
      expect(await response?.headerValue('transfer-encoding')).to.equal('chunked');
      expect(await tab.locator('main .list-empty').count()).to.equal(1);
      expect(await tab.locator('script:not([src]):not([type])').count()).to.equal(0);
      expect(messages.drain()).to.deep.equal([]);
    });
  });
});
