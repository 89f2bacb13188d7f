import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '#domain/locale/locale.ts';
import { beginAs } from './memberVisits.ts';
import { hostOf, PAGE_STATES } from './pageStates.ts';
import { stopFixtures, inTab, siteOf, type TabOptions } from './fixtures.ts';

/*
 * Photographs every state of every page, so that a change of looks can be judged with the eyes:
 *   npm run build && node --import tsx test/e2e/preview.ts --out /tmp/looks --only news --widths 360,1440 --looks dark,high
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/looks' },
    /** Part of the states' names. */
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1440' },
    looks: { type: 'string', default: 'light' },
    locales: { type: 'string', default: LOCALES.join(',') },
  },
});

const LOOKS: Readonly<Record<string, TabOptions>> = {
  light: {},
  dark: { colorScheme: 'dark' },
  high: { contrast: 'high' },
};

await mkdir(options.out, { recursive: true });
for (const state of PAGE_STATES.filter(({ name }) => name.includes(options.only)))
  for (const locale of LOCALES.filter((each) => (state.only ?? each) === each && options.locales.includes(each)))
    for (const look of options.looks.split(','))
      for (const width of options.widths.split(',').map(Number)) {
        const { address } = await siteOf(state.deployment ?? 'embedded');
        await inTab({ ...LOOKS[look], width, height: width < 600 ? 740 : 900 }, async (tab) => {
          await beginAs(tab, state.visit);
          await tab.goto(address(hostOf(state), `/${locale}${state.path}`));
          await state.act?.(tab);
          // Pictures further down come when they are scrolled to.
          await tab.evaluate(() => {
            for (const picture of document.images) picture.loading = 'eager';
          });
          await tab.evaluate(() => document.fonts.ready);
          await tab.waitForLoadState('networkidle');
          const name = `${state.name.replaceAll(/[^a-z]+/gi, '-')}.${locale}.${look}.${String(width)}.png`;
          await tab.screenshot({ path: join(options.out, name), fullPage: true });
        });
      }
await stopFixtures();
console.log(options.out);
