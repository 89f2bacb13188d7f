import { expect } from 'chai';
import { findAccessibilityFaults } from '#test/support/axe.ts';
import { NARROW, showings } from './matrix.ts';
import { hostOf } from './pageStates.ts';
import { findUnreadable, findUnreadableWhenLarge, findUnreadableWhenSpacedOut } from './readability.ts';
import { inTab, served } from './stage.ts';

describe('Nothing is complained of, cut off or in anybody’s way on the', function () {
  this.timeout(60_000);

  for (const { name, state, locale, tab: options } of showings()) {
    it(name, async () => {
      const { address } = await served(state.serving ?? 'sound');
      await inTab(options, async (tab, said) => {
        const here = address(hostOf(state), `/${locale}${state.path}`);
        const answer = await tab.goto(here);
        expect(answer?.status()).to.equal(state.status ?? 200);
        await state.act?.(tab);
        await tab.evaluate(() => document.fonts.ready);
        // A page that comes alive does so after it is loaded.
        if ((await tab.locator('#page-data').count()) > 0) await tab.waitForLoadState('networkidle');
        expect(await tab.locator(state.shows).count(), state.shows).to.be.greaterThan(0);
        if (options.contrast) await tab.locator(`html[data-contrast="${options.contrast}"]`).waitFor();

        // Chromium complains of every page whose status is an error, as it should.
        expect(said.take().filter((each) => !isOwnStatus(each, tab.url()))).to.deep.equal([]);
        expect(await findAccessibilityFaults(tab)).to.deep.equal([]);
        expect(await findUnreadable(tab)).to.deep.equal([]);
        expect(await findUnreadableWhenSpacedOut(tab), 'spaced out').to.deep.equal([]);
        if (options.width !== NARROW) expect(await findUnreadableWhenLarge(tab), 'large').to.deep.equal([]);
      });
    });
  }
});

function isOwnStatus(complaint: string, address: string): boolean {
  return complaint.startsWith('console.error: Failed to load resource') && complaint.endsWith(`(${address})`);
}
