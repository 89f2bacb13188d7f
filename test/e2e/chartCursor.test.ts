import { expect } from 'chai';
import type { Page } from 'playwright';
import type { Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { CONTEXTS } from '#test/support/renderPart.tsx';
import type { Reading } from '#domain/water/water.ts';
import { DEPLOYMENTS, inTab, siteOf, type Deployment } from './fixtures.ts';

const ID = 'khwae-klet-mani';
/** Steps to press from the first reading of a year: more than the days of a month. */
const STEPS = 40;

for (const deployment of DEPLOYMENTS)
  describe(`The value of a chart (${deployment})`, () => {
    it('is that of the file, reading by reading, with the arrow keys', async () => {
      for (const locale of ['th', 'en'] as const)
        await openReservoir(deployment, locale, async (tab, readings, all) => {
          const slider = tab.getByRole('slider').first();
          await slider.focus();
          const texts = readings.map((reading) => sentenceOf(locale, reading, all));
          expect(await slider.getAttribute('aria-valuemax')).to.equal(String(texts.length));
          await slider.press('Home');
          const read: (string | undefined)[] = [];
          for (let step = 0; step < STEPS; step += 1) {
            read.push(withoutCurves(await slider.getAttribute('aria-valuetext')));
            await slider.press('ArrowRight');
          }
          expect(read).to.deep.equal(texts.slice(0, STEPS));
          await slider.press('End');
          expect(withoutCurves(await slider.getAttribute('aria-valuetext'))).to.equal(texts.at(-1));
          await slider.press('ArrowRight');
          expect(await slider.getAttribute('aria-valuenow'), 'never beyond the last').to.equal(String(texts.length));
          await slider.press('ArrowLeft');
          expect(await shownText(tab)).to.equal(texts.at(-2));
        });
    });

    it('is shown under the pointer, at the reading that is nearest, until the pointer leaves', async () => {
      await openReservoir(deployment, 'en', async (tab, readings, all) => {
        const slider = tab.getByRole('slider').first();
        const { width = 0 } = (await slider.boundingBox()) ?? {};
        await slider.hover({ position: { x: width * (9.5 / 366), y: 20 } });
        const [nearest] = readings.filter(({ date }) => /-01-(?:10|11)$/.test(date));
        const text = tab.locator('.chart-cursor-text').first();
        expect(await shownText(tab)).to.equal(sentenceOf('en', nearest!, all));
        await tab.mouse.move(0, 0);
        expect(await text.isVisible()).to.equal(false);
      });
    });

    it('of inflow and release is that of the table of months', async () => {
      await openReservoir(deployment, 'en', async (tab) => {
        const slider = tab.getByRole('slider').nth(1);
        await slider.focus();
        await slider.press('Home');
        const cells = tab.locator('.month-table tbody tr').first().locator('td');
        const figures = await Promise.all([2, 3].map((index) => cells.nth(index).innerText()));
        const [inflow, release] = figures.map((figure) => String(Number.parseFloat(figure.replaceAll(',', ''))));
        expect(await slider.getAttribute('aria-valuetext')).to.equal(
          `January 2025 (million m³): inflow ${inflow}, release ${release}`,
        );
      });
    });

    it('is that of each day in the charts of a month', async () => {
      const { address } = await siteOf(deployment);
      await inTab({}, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/en/reservoirs/${ID}?year=2025&month=5`));
        const first = tab.locator('.day-table tbody tr').first().locator('td');
        const [volume, share, inflow, release] = await Promise.all([0, 1, 2, 3].map((at) => first.nth(at).innerText()));
        const plain = (figure = '') => String(Number.parseFloat(figure.replaceAll(',', '')));
        for (const [index, text] of [
          `1 May 2025: ${share ?? ''}, ${plain(volume)} million m³ · `,
          `1 May (million m³): inflow ${plain(inflow)}, release ${plain(release)}`,
        ].entries()) {
          const slider = tab.getByRole('slider').nth(index);
          await slider.focus();
          await slider.press('Home');
          const read = (await slider.getAttribute('aria-valuetext')) ?? '';
          expect(text.endsWith('· ') ? read.slice(0, text.length) : read).to.equal(text);
        }
        const dot = await tab.locator('.chart-cursor-dot').first().getAttribute('style');
        expect(dot).to.match(/left: 1\.61\d*%; top: [1-9]\d?(?:\.\d+)?%/);
      });
    });

    it('disappears with Escape', async () => {
      await openReservoir(deployment, 'en', async (tab) => {
        const slider = tab.getByRole('slider').first();
        await slider.focus();
        expect(await tab.locator('.chart-cursor-text').first().isVisible()).to.equal(true);
        await slider.press('Escape');
        expect(await tab.locator('.chart-cursor-text').first().isVisible()).to.equal(false);
      });
    });

    it('needs scripts, without which the chart has no slider, and its name and table say the same', async () => {
      const { address } = await siteOf(deployment);
      await inTab({ scripts: false }, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/en/reservoirs/${ID}?year=2025`));
        expect(await tab.getByRole('slider').count()).to.equal(0);
        expect(await tab.getByRole('img', { name: /^Share of capacity in 2025: lowest/ }).count()).to.equal(1);
        expect(await tab.locator('.month-table tbody tr').count()).to.equal(12);
      });
    });
  });

/** Opens a whole year, which does not change with the day of the test. */
async function openReservoir(
  deployment: Deployment,
  locale: Locale,
  use: (tab: Page, readings: readonly Reading[], all: readonly Reading[]) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inTab({}, async (tab) => {
    const file = await tab.request.get(address(DEPARTMENT, `/data/reservoir-${ID}.json`));
    const { readings } = (await file.json()) as { readonly readings: readonly Reading[] };
    await tab.goto(address(DEPARTMENT, `/${locale}/reservoirs/${ID}?year=2025`));
    await tab.getByRole('slider').first().waitFor();
    await use(
      tab,
      readings.filter(({ date, volume }) => date.startsWith('2025-') && volume !== null),
      readings,
    );
  });
}

/** Both lines above the plot as one, without the rule curves. */
async function shownText(tab: Page): Promise<string | undefined> {
  return withoutCurves((await tab.locator('.chart-cursor-text').first().innerText()).replace('\n', ' · '));
}

/** The files have no rule curves: a test of the chart's attributes compares them. */
function withoutCurves(text: string | null): string | undefined {
  return /^(.*) · (?:should hold|ควรมี) \d+\.\d–\d+\.\d%$/.exec(text ?? '')?.[1];
}

/** The sentences made by the code of the server: of the day, and of the same day of the year before. */
function sentenceOf(locale: Locale, { date, volume, storage }: Reading, all: readonly Reading[]): string {
  const { date: dateOf, year, percent, figure } = CONTEXTS[locale];
  const shareOf = (reading: Pick<Reading, 'volume' | 'storage'>) =>
    percent(((reading.volume ?? NaN) / reading.storage) * 100);
  const share = shareOf({ volume, storage });
  const before = all.find((one) => one.date === `2024${date.slice(4)}`);
  const compared =
    before && before.volume !== null ? ` · ${locale === 'th' ? 'ปี ' : ''}${year(2024)}: ${shareOf(before)}` : '';
  return locale === 'th'
    ? `${dateOf(date)}: ${share} (${figure(volume ?? NaN)} ล้าน ลบ.ม.)${compared}`
    : `${dateOf(date)}: ${share}, ${figure(volume ?? NaN)} million m³${compared}`;
}
