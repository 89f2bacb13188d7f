import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { inNewTab, sampleSite, waitForHydration } from './fixtures.ts';
import { beginAs } from './memberVisits.ts';

/** Cumulative layout shift, as browsers count it. */
const MAX_SHIFT = 0.02;
const FOR_MEMBERS = /members\/(dashboard|profile|e-news|security)/;
const ON_A_PHONE = ['a phone', { width: 360, height: 740 }] as const;
const ON_A_DESK = ['a desk', { width: 1440, height: 900 }] as const;

describe('A page that loads', () => {
  for (const [name, size] of IS_FULL ? [ON_A_PHONE, ON_A_DESK] : [ON_A_PHONE])
    for (const path of [
      '/th',
      '/en/main',
      '/th/more-news',
      '/th/news/storm-night-in-the-control-room',
      '/en/documents',
      '/th/photos',
      '/en/reservoirs',
      '/th/oit',
      '/th/members/login',
      '/en/members/register',
      '/th/members/dashboard',
      '/en/members/profile/edit',
      '/th/members/e-news/edit',
      '/en/members/security',
      '/th/members/verify',
    ])
      it(`shifts nothing that is visible already: ${path} on ${name}`, async () => {
        const { address } = await sampleSite();
        // Whether a font arrives before the first paint, and which one stands in for it, depends on the machine.
        await inNewTab(size, async (tab) => {
          await tab.route('**/*.woff2', (route) => route.abort());
          if (FOR_MEMBERS.test(path)) await beginAs(tab, 'busy member');
          await tab.goto(address(DEPARTMENT, path));
          await waitForHydration(tab);
          expect(await tab.evaluate(shiftSoFar)).to.be.at.most(MAX_SHIFT);
        });
      });
});

/** Runs in the page. Shifts from before the observer was created are reported at once. */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        resolve(shift);
      }),
    );
  });
}
