import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { textOf } from '#test/support/textOf.ts';
import { DEPLOYMENTS, inTab, siteOf, waitForHydration, type Deployment, type TabOptions } from './fixtures.ts';

/** The first two journeys always run in two tiers too: they need every resource of the calendar's API. */
const WITH_TWO_TIERS = new Set<Deployment>([...DEPLOYMENTS, 'two tiers']);

for (const deployment of WITH_TWO_TIERS)
  describe(`The calendar (${deployment})`, () => {
    it('leads by links from the events to any view and period, and to an event, without scripts', async () => {
      await open(deployment, '/th/events', { scripts: false }, async (tab) => {
        await follow(tab, '.tabs a[href$="/th/calendar"]');
        await follow(tab, '.calendar-views a[href*="view=year"]');
        await follow(tab, '.small-month-title a >> nth=2');
        expect(pathOf(tab)).to.match(/^\/th\/calendar\?date=\d{4}-03-01$/);
        await follow(tab, '.calendar-step[rel^="next"]');
        expect(pathOf(tab)).to.match(/date=\d{4}-04-01$/);
        await follow(tab, '.calendar-now');
        await follow(tab, '.calendar-views a[href*="view=week"]');
        await follow(tab, '.calendar-week-title a >> nth=3');
        expect(pathOf(tab)).to.match(/\?view=day&date=/);
        const title = await tab.locator('.entry-title a').first().innerText();
        await follow(tab, '.entry-title a');
        expect((await tab.locator('h1').innerText()).replace(/\s+/g, ' ')).to.equal(title.replace(/\s+/g, ' '));
        const file = await tab.locator('.event-links a[href$=".ics"]').getAttribute('href');
        const answer = await tab.request.get(new URL(file!, tab.url()).href, { headers: { Host: DEPARTMENT } });
        expect(answer.headers()['content-type']).to.include('text/calendar');
      });
    });

    it('moves between days and months by keys, in place', async () => {
      await open(deployment, '/en/calendar?date=2026-03-15', {}, async (tab) => {
        await waitForHydration(tab);
        await mark(tab);
        await tab.locator('[data-date="2026-03-25"]').focus();
        for (const [key, day] of [
          ['ArrowLeft', '2026-03-24'],
          ['ArrowUp', '2026-03-17'],
          ['ArrowRight', '2026-03-18'],
          ['ArrowDown', '2026-03-25'],
          ['Home', '2026-03-22'],
          ['End', '2026-03-28'],
          ['PageDown', '2026-04-28'],
          ['PageUp', '2026-03-28'],
          ['ArrowDown', '2026-04-04'],
        ] as const) {
          await tab.keyboard.press(key);
          await tab.locator(`[data-date="${day}"]:focus`).waitFor();
        }
        expect(textOf(await tab.locator('.calendar-title').innerText())).to.equal('April 2026');
        await Promise.all([tab.waitForURL(/view=day&date=2026-04-04/), tab.keyboard.press('Enter')]);
        expect(await isMarked(tab), 'in place').to.equal(true);
        await tab.goBack();
        await tab.locator('.calendar-month').waitFor();
        expect(await isMarked(tab), 'in place').to.equal(true);
      });
    });

    if (!DEPLOYMENTS.includes(deployment)) return;

    it('finds any date and narrows to a subject by forms, without scripts', async () => {
      await open(deployment, '/en/calendar?view=week', { scripts: false }, async (tab) => {
        await tab.locator('.calendar-jump [name="day"]').selectOption('22');
        await tab.locator('.calendar-jump [name="month"]').selectOption({ label: 'Mar' });
        await tab.locator('.calendar-jump [name="year"]').selectOption('2027');
        await Promise.all([tab.waitForEvent('load'), tab.locator('.calendar-jump button').click()]);
        expect(textOf(await tab.locator('.calendar-title').innerText())).to.equal('21–27 March 2027');
        await tab.locator('select[name="category"]').selectOption('open-days');
        await Promise.all([tab.waitForEvent('load'), tab.locator('.filter-sentence button').click()]);
        expect(textOf(await tab.locator('.calendar-title').innerText())).to.equal('21–27 March 2027');
        expect(await tab.locator('.entry').count()).to.equal(1);
        expect(await tab.locator('.calendar-address').innerText()).to.match(/calendar\.ics\?category=open-days$/);
      });
    });

    it('turns to the next month when a finger swipes to the left, and not when it scrolls', async () => {
      await open(deployment, '/th/calendar?date=2026-03-15', { width: 360, height: 740 }, async (tab) => {
        await waitForHydration(tab);
        await mark(tab);
        await swipe(tab, { x: -40, y: 0 });
        await swipe(tab, { x: -100, y: 120 });
        expect(textOf(await tab.locator('.calendar-title').innerText())).to.equal('มีนาคม 2569');
        await swipe(tab, { x: -100, y: 10 });
        await tab.waitForURL(/date=2026-04-01/);
        await tab.locator('.calendar-title', { hasText: 'เมษายน 2569' }).waitFor();
        await swipe(tab, { x: 100, y: 10 });
        await tab.locator('.calendar-title', { hasText: 'มีนาคม 2569' }).waitFor();
        expect(await isMarked(tab), 'in place').to.equal(true);
      });
    });
  });

async function open(
  deployment: Deployment,
  path: string,
  options: TabOptions,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inTab(options, async (tab, messages) => {
    await tab.goto(address(DEPARTMENT, path));
    await use(tab);
    expect(messages.drain()).to.deep.equal([]);
  });
}

async function follow(tab: Page, link: string): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator(link).first().click()]);
}

function pathOf(tab: Page): string {
  const { pathname, search } = new URL(tab.url());
  return pathname + search;
}

/** Marks the document, which a navigation would replace. */
async function mark(tab: Page): Promise<void> {
  await tab.evaluate(() => (document.documentElement.dataset['marked'] = ''));
}

async function isMarked(tab: Page): Promise<boolean> {
  return (await tab.locator('html[data-marked]').count()) === 1;
}

async function swipe(tab: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  // No function has a name here: it would need a helper that the page does not have.
  await tab.evaluate(({ x, y }) => {
    const target = document.querySelector('.calendar-month')!;
    const begin = new Touch({ identifier: 1, target, clientX: 200, clientY: 400 });
    const end = new Touch({ identifier: 1, target, clientX: 200 + x, clientY: 400 + y });
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [begin], changedTouches: [begin] }));
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [end] }));
  }, by);
}
