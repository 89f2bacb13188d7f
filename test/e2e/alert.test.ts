import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, siteOf } from './fixtures.ts';

const SMALL_PHONE = { width: 360, height: 640 };
/** Of what fingers touch, in pixels (WCAG 2.5.5). */
const TARGET = 44;

describe('An alert of a flood', () => {
  for (const locale of LOCALES) {
    it(`leaves the title of the page on the first screen of a small phone (${locale})`, async () => {
      const { address } = await siteOf('flood alert');
      await inTab(SMALL_PHONE, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/${locale}/main`));
        const { y, height } = (await tab.locator('h1').boundingBox())!;
        expect(y + height).to.be.at.most(SMALL_PHONE.height);
      });
    });

    it(`calls for rescue with its first link, and leads to its news with the next, which does not lead to itself (${locale})`, async () => {
      const { address } = await siteOf('flood alert');
      await inTab(SMALL_PHONE, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/${locale}/main`));
        const links = tab.locator('.alert-banner a');
        expect(await links.first().getAttribute('href')).to.equal('tel:1784');
        for (const link of await links.all()) expect((await link.boundingBox())!.height).to.be.at.least(TARGET);
        await links.nth(1).click();
        await tab.waitForURL(`**/${locale}/news/noi-river-flood`);
        expect(await tab.locator('.alert-banner a[href$="noi-river-flood"]').count()).to.equal(0);
      });
    });
  }
});
