import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT, REGION } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

describe("The region's website", () => {
  it("has its own name, menu and news, and none of the department's", async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/main'));
      const department = await read(tab);
      await tab.goto(address(REGION, '/th/main'));
      const region = await read(tab);

      expect(region.name).to.be.a('string').and.not.equal(department.name);
      expect(region.title).to.include(region.name);
      expect(region.menu).not.to.be.empty;
      expect(region.menu).not.to.deep.equal(department.menu);
      expect(region.news).not.to.be.empty;
      expect(region.news.filter((title) => department.news.includes(title))).to.deep.equal([]);
    });
  });

  it("does not know the department's pages", async () => {
    const { address } = await sampleSite();
    await inTab({}, async (tab) => {
      const path = '/en/news/storm-night-in-the-control-room';
      expect((await tab.goto(address(DEPARTMENT, path)))?.status()).to.equal(200);
      expect((await tab.goto(address(REGION, path)))?.status()).to.equal(404);
    });
  });
});

async function read(tab: Page) {
  return {
    name: (await tab.locator('.site-name-own').innerText()).replaceAll('\u00a0', ' '),
    title: await tab.title(),
    menu: await tab.locator('.main-menu-list > li').allInnerTexts(),
    news: await tab.locator('.main-page-news h3').allInnerTexts(),
  };
}
