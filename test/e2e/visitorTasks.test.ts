import { expect } from 'chai';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite, waitForDeferredParts } from './fixtures.ts';

const SCREENS = [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const;

interface VisitorTask {
  readonly name: string;
  /** What is clicked, beginning on the home page. */
  readonly clicks: readonly string[];
  /** What is visible at the end. */
  readonly shows: string;
}

/** What visitors come for most: each is reached with at most two clicks from the home page. */
const TASKS: readonly VisitorTask[] = [
  {
    name: 'see how full a dam is, and compare it with last year',
    clicks: ['.task[href="/en/reservoirs"]', '#main a[href^="/en/reservoirs/"]:visible'],
    shows: '#main h1',
  },
  {
    name: 'find the office for a province, with its telephone',
    clicks: ['.site-footer a[href="/en/agencies"]', '#main a[href="/en/agencies/regional-office-1"]'],
    shows: '#main :text("Chiang Mai")',
  },
  {
    name: 'open a permit form',
    clicks: ['.task[href="/en/documents?category=forms"]', '#main a[href="/en/documents/canal-land-use-permit-form"]'],
    shows: '.attachments',
  },
  {
    name: 'read what was disclosed under a code',
    clicks: ['.site-footer a[href="/en/oit"]', '#main a[href^="/en/oit/"][href*="/O"]:visible'],
    shows: '#main h1',
  },
  { name: 'see the next event', clicks: ['.home-events article a'], shows: '#main h1' },
  {
    name: 'report a broken link',
    clicks: ['.site-footer a[href^="/en/report-broken-file"]'],
    shows: '.post-form',
  },
  {
    name: 'change the language of a news item',
    clicks: ['.home-headlines article a', '.language-switch a'],
    shows: 'html[lang^="th"] .item',
  },
];

describe("A visitor's task", function () {
  this.timeout(100_000);

  for (const [screen, size] of SCREENS)
    for (const { name, clicks, shows } of TASKS)
      it(`takes at most two clicks from the home page on ${screen}: ${name}`, async () => {
        expect(clicks.length).to.be.at.most(2);
        const { address } = await sampleSite();
        await inTab(size, async (tab) => {
          await tab.goto(address(DEPARTMENT, '/en'));
          await waitForDeferredParts(tab);
          for (const selector of clicks)
            await Promise.all([tab.waitForEvent('load'), tab.locator(selector).first().click()]);
          await tab.locator(shows).first().waitFor();
        });
      });
});
