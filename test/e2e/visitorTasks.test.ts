import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, sampleSite, waitForDeferredParts } from './fixtures.ts';

const SCREENS = [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const;

interface VisitorTask {
  readonly name: string;
  /** What is clicked, beginning on the home page; `/en` stands for the language. */
  readonly clicks: readonly string[];
  /** What is visible at the end, by language. */
  readonly shows: readonly string[] | Readonly<Record<Locale, readonly string[]>>;
}

/** What visitors come for most: each is reached with at most two clicks from the home page. */
const TASKS: readonly VisitorTask[] = [
  {
    name: 'see how full a dam is, and compare it with last year',
    clicks: ['.task[href="/en/reservoirs"]', '#main a[href^="/en/reservoirs/"]:visible'],
    shows: {
      en: ['.reading-summary:text-matches("[0-9.]+% of capacity.+A year before: [0-9.]+%")'],
      th: ['.reading-summary:text-matches("มีน้ำ [0-9.]+% ของความจุ .*วันเดียวกันของปีก่อนมี.[0-9.]+%")'],
    },
  },
  {
    name: 'find the office for a province, with its telephone',
    clicks: ['.site-footer a[href="/en/agencies"]', '#main a[href="/en/agencies/regional-office-1"]'],
    shows: {
      en: ['.facts dd:has-text("Chiang Mai, Lamphun and Mae Hong Son")', '.facts dd:has-text("0 53xx")'],
      th: ['.facts dd:has-text("เชียงใหม่ ลำพูน และแม่ฮ่องสอน")', '.facts dd:has-text("0 53xx")'],
    },
  },
  {
    name: 'open a permit form',
    clicks: ['.task[href="/en/documents?category=forms"]', '#main a[href="/en/documents/canal-land-use-permit-form"]'],
    shows: ['.attachments a[href$=".pdf"]'],
  },
  {
    name: 'read what was disclosed under a code',
    clicks: ['.site-footer a[href="/en/oit"]', '#main a[href^="/en/oit/"][href$="/O10"]'],
    shows: ['h1:has-text("O10")', '#main a[href^="https://www.gprocurement.go.th"]'],
  },
  {
    name: 'see when and where the next event takes place',
    clicks: ['.home-events article a'],
    shows: ['.facts .event-time', '#main a[href$=".ics"]'],
  },
  {
    name: 'report a broken link',
    clicks: ['.site-footer a[href^="/en/report-broken-file"]'],
    shows: ['.post-form button[type="submit"]'],
  },
  {
    name: 'change the language of a news item',
    clicks: ['.home-headlines article a', '.language-switch a'],
    shows: { en: ['html[lang^="th"] .item'], th: ['html[lang^="en"] .item'] },
  },
];

describe("A visitor's task", () => {
  for (const [screen, size] of SCREENS)
    for (const locale of LOCALES)
      for (const { name, clicks, shows } of TASKS)
        it(`takes at most two clicks from the home page on ${screen} (${locale}): ${name}`, async () => {
          expect(clicks.length).to.be.at.most(2);
          const { address } = await sampleSite();
          await inTab(size, async (tab) => {
            await tab.goto(address(DEPARTMENT, `/${locale}`));
            await waitForDeferredParts(tab);
            for (const selector of clicks) {
              const link = tab.locator(selector.replaceAll('"/en', `"/${locale}`)).first();
              await Promise.all([tab.waitForEvent('load'), link.click()]);
            }
            for (const selector of 'en' in shows ? shows[locale] : shows) await tab.locator(selector).first().waitFor();
          });
        });
});
