import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

/** Cumulative layout shift, as browsers count it. */
const MOST_SHIFT = 0.02;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Together they have text of every font file. */
const FONT_PAGES = ['/th/contact', '/en/contact'];

describe('A page that comes', function () {
  this.timeout(60_000);

  for (const [name, size] of [
    ['a phone', PHONE],
    ['a desk', DESK],
  ] as const)
    for (const path of [
      '/th',
      '/en/main',
      '/th/more-news',
      '/th/news/storm-night-in-the-control-room',
      '/en/documents',
      '/th/photos',
      '/en/reservoirs',
      '/th/oit',
    ])
      it(`moves nothing that is being read already: ${path} on ${name}`, async () => {
        const { address } = await theSite();
        await inTab(size, async (tab) => {
          // Loads the fonts: how far text moves when they replace those of the machine depends on the machine's.
          for (const fontPage of FONT_PAGES) {
            await tab.goto(address(DEPARTMENT, fontPage));
            await tab.evaluate(() => document.fonts.ready.then(() => undefined));
          }
          await tab.goto(address(DEPARTMENT, path), { waitUntil: 'networkidle' });
          expect(await tab.evaluate(shiftSoFar)).to.be.at.most(MOST_SHIFT);
        });
      });
});

/** In the browser. What was seen before anybody looked is told at once. */
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
