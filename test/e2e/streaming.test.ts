import { expect } from 'chai';
import { startInFrontOfAltered } from '#test/support/alteredSite.ts';
import { holdLateAnswers, type Gate } from '#test/support/holdLateAnswers.ts';
import { DEPARTMENT, type Served } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

const WATER = '.home-water';
const WATER_IS_THERE = '.home-water-columns';

describe('While the API still looks for the figures of water', function () {
  this.timeout(60_000);
  let late: Gate;
  let site: Served;

  // Afresh for each: pages that were seen before are remembered.
  beforeEach(async () => {
    const { dataFolder } = await theSite();
    site = await startInFrontOfAltered(dataFolder, (ports) => {
      late = holdLateAnswers(ports);
    });
  });
  afterEach(() => site.stop());

  it('the front door is there to be read, and they come to stand in their place', async () => {
    await inTab({}, async (tab, said) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      await tab.locator('.site-footer-end').waitFor();
      const before = await tab.locator(WATER).innerText();
      expect(before).to.include('This part is still on its way.');
      late.release();
      await tab.locator(`${WATER} ${WATER_IS_THERE}`).waitFor();
      await tab.waitForLoadState('load');
      expect(await tab.locator(WATER_IS_THERE).count(), 'in one place').to.equal(1);
      expect(await tab.locator(WATER).innerText()).not.to.include('This part is still on its way.');
      expect(said.take()).to.deep.equal([]);
    });
  });

  it('and fails, a sentence comes to stand there, with a way on', async () => {
    await inTab({}, async (tab, said) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      await tab.locator(`${WATER} .deferred-note[data-waiting]`).waitFor();
      late.fail(new Error('secret reason'));
      await tab.locator(`${WATER} .deferred-note:not([data-waiting])`).waitFor();
      expect(await tab.locator(WATER).innerText()).to.include('This part cannot be shown at the moment.');
      expect(await tab.locator(`${WATER} .deferred-note a`).getAttribute('href')).to.equal('/en/reservoirs');
      expect(said.take()).to.deep.equal([]);
    });
  });

  it('the complete page is one link away for whoever has no scripts', async () => {
    await inTab({ scripts: false }, async (tab, said) => {
      await tab.goto(site.address(DEPARTMENT, '/en'), { waitUntil: 'commit' });
      const link = tab.locator(`${WATER} .deferred-note a`);
      await link.waitFor();
      const asked = tab.waitForRequest('**/en?complete=1');
      await link.click({ noWaitAfter: true });
      await asked;
      late.release();
      await tab.locator(`main ${WATER_IS_THERE}`).waitFor();
      expect(await tab.locator('.deferred-note').count()).to.equal(0);
      expect(said.take().filter((each) => !each.includes('ERR_ABORTED'))).to.deep.equal([]);
    });
  });
});
