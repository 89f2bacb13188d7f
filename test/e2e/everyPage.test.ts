import { expect } from 'chai';
import { findAccessibilityViolations } from '#test/support/axe.ts';
import { isOwnStatus } from './isOwnStatus.ts';
import { NARROW, pageChecks } from './pageChecks.ts';
import { beginAs } from './memberVisits.ts';
import { hostOf } from './pageStates.ts';
import { findUnreadable, findUnreadableWhenLarge, findUnreadableWhenSpacedOut } from './readability.ts';
import { inTab, siteOf, waitForHydration } from './fixtures.ts';

describe('No errors, accessibility violations or cut-off text on the', () => {
  for (const { name, state, locale, tab: options } of pageChecks()) {
    it(name, async () => {
      const { address } = await siteOf(state.deployment ?? 'embedded');
      await inTab(options, async (tab, messages) => {
        const here = address(hostOf(state), `/${locale}${state.path}`);
        await beginAs(tab, state.visit);
        const response = await tab.goto(here);
        expect(response?.status()).to.equal(state.status ?? 200);
        await state.act?.(tab);
        await tab.evaluate(() => document.fonts.ready);
        await waitForHydration(tab);
        expect(await tab.locator(state.shows).count(), state.shows).to.be.greaterThan(0);
        if (options.contrast) await tab.locator(`html[data-contrast="${options.contrast}"]`).waitFor();

        // Chromium logs an error for every page whose status is one, as it should.
        const own = state.isRefused ? `${tab.url()}/_payload.json?posted` : tab.url();
        expect(messages.drain().filter((each) => !isOwnStatus(each, own))).to.deep.equal([]);
        expect(await findAccessibilityViolations(tab)).to.deep.equal([]);
        expect(await findUnreadable(tab)).to.deep.equal([]);
        expect(await findUnreadableWhenSpacedOut(tab), 'spaced out').to.deep.equal([]);
        if (options.width !== NARROW) expect(await findUnreadableWhenLarge(tab), 'large').to.deep.equal([]);
      });
    });
  }
});
