import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

describe('The map of reservoirs', () => {
  for (const locale of LOCALES)
    for (const [size, labels] of [
      ['large', ['names', 'numbers']],
      ['medium', ['numbers']],
    ] as const)
      it(`labels each mark of the sample (${size}, ${locale})`, async () => {
        const { address } = await sampleSite();
        await inTab({}, async (tab) => {
          await tab.goto(address(DEPARTMENT, `/${locale}/reservoirs?size=${size}`));
          const count = (selector: string) => tab.locator(`.reservoir-map ${selector}`).count();
          const marks = await count('a.reservoir-mark');
          expect(marks).to.be.greaterThan(10);
          for (const each of labels)
            expect(await count(`.reservoir-map-${each} .reservoir-map-bold`), each).to.equal(marks);
        });
      });
});
