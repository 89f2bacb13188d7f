import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Locale } from '#domain/locale/locale.ts';
import { beginAs } from './memberVisits.ts';
import { hostOf, localesOf, PAGE_STATES, type PageState } from './pageStates.ts';
import { stopFixtures, inTab, siteOf } from './fixtures.ts';

/*
 * Photographs every page, in both languages and three widths, for people to look at:
 *   npm run screenshots -- <folder> [part of a page's name]
 * and, without a folder, the two pictures of the README. Needs a build.
 */
const WIDTHS = [360, 768, 1440];
const README_PICTURES = 'docs/pictures';

const [folder, wanted = ''] = process.argv.slice(2);
try {
  await (folder === undefined ? photographForReadme() : photographAll(folder));
} finally {
  await stopFixtures();
}

async function photographAll(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const [index, state] of PAGE_STATES.entries()) {
    if (!state.name.includes(wanted)) continue;
    for (const locale of localesOf(state))
      for (const width of WIDTHS) {
        const number = String(index + 1).padStart(2, '0');
        const name = `${number} ${state.name}`.replaceAll(/\W+/g, '-');
        await photograph(state, locale, width, join(into, `${name}.${locale}.${width}.png`));
      }
  }
}

async function photographForReadme(): Promise<void> {
  await mkdir(README_PICTURES, { recursive: true });
  const named = (name: string) => PAGE_STATES.find((state) => state.name === name)!;
  await photograph(named('home page'), 'th', 1440, join(README_PICTURES, 'front-door-th.png'), 'window');
  await photograph(named('documents'), 'en', 360, join(README_PICTURES, 'documents-en-phone.png'), 'window');
}

async function photograph(
  state: PageState,
  locale: Locale,
  width: number,
  file: string,
  extent: 'page' | 'window' = 'page',
): Promise<void> {
  const { address } = await siteOf(state.deployment ?? 'embedded');
  await inTab({ width, height: width < 600 ? 740 : 900, reducedMotion: 'reduce' }, async (tab) => {
    await beginAs(tab, state.visit);
    await tab.goto(address(hostOf(state), `/${locale}${state.path}`));
    await state.act?.(tab);
    await showPictures(tab);
    const picture = await tab.screenshot({ fullPage: extent === 'page' });
    // The pages have few colours: a palette makes a picture a third as large.
    await writeFile(file, await sharp(picture).png({ palette: true, effort: 7 }).toBuffer());
  });
}

/** Pictures further down come when they are scrolled to. */
async function showPictures(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => undefined)));
  });
}
