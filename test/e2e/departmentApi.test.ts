import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { findAccessibilityViolations } from '#test/support/axe.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { inTab, siteOf, waitForHydration } from './fixtures.ts';
import { isOwnStatus } from './isOwnStatus.ts';
import { hostOf, localesOf, PAGE_STATES } from './pageStates.ts';

/** One for each part of a page that an API could spoil: layout, menu, names, forms, maintenance, unknown hosts. */
const CHOSEN = [
  'home page',
  'main page with its menu open',
  'news item',
  'receipt of a contact message',
  "region's main page",
  'maintenance notice',
  'message that no site has this host',
];

describe("In front of a department's own API there is the same", () => {
  const states = PAGE_STATES.filter(({ deployment, name, visit }) => {
    return deployment === undefined && visit === undefined && (IS_FULL || CHOSEN.includes(name));
  });
  states.forEach((state, index) => {
    const locales = IS_FULL ? localesOf(state) : [LOCALES[index % LOCALES.length]!];
    for (const locale of locales)
      it(`${state.name} in ${locale}`, async () => {
        const { address } = await siteOf('department API');
        await inTab({}, async (tab, messages) => {
          const response = await tab.goto(address(hostOf(state), `/${locale}${state.path}`));
          expect(response?.status()).to.equal(state.status ?? 200);
          await state.act?.(tab);
          await waitForHydration(tab);
          expect(await tab.locator(state.shows).count(), state.shows).to.be.greaterThan(0);
          const own = state.isRefused ? `${tab.url()}/_payload.json?posted` : tab.url();
          expect(messages.drain().filter((each) => !isOwnStatus(each, own))).to.deep.equal([]);
          expect(await findAccessibilityViolations(tab)).to.deep.equal([]);
        });
      });
  });
});
