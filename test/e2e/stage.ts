import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PREFERENCES_COOKIE, type Contrast } from '#domain/preferences.ts';
import { startGallery } from '#test/gallery/startGallery.ts';
import { startAlteredSite } from '#test/support/alteredSite.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { PageConsole } from '#test/support/PageConsole.ts';
import { addressOn, HOSTS, startSite, type Served, type Site } from '#test/support/site.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';
import { ALTERED } from './servings.ts';

/**
 * How the sample is served: as it is, by two processes with HTTP between them, or with something altered behind it. The
 * component gallery is served by itself.
 */
export type Serving = 'sound' | 'two tiers' | 'gallery' | keyof typeof ALTERED;

/** What the journeys of readers are made in: each has to be the same website. */
export const DEPLOYMENTS: readonly Serving[] = ['sound', 'two tiers'];

/** For anything that a tab waits for. */
const PATIENCE_MS = 20_000;

// One of each for all the files of a run: starting one takes longer than most tests.
let browser: Promise<Browser> | undefined;
let soundSite: Promise<Site> | undefined;
const otherSites = new Map<Serving, Promise<Served>>();

export function theSite(): Promise<Site> {
  return (soundSite ??= startSite());
}

export async function served(serving: Serving): Promise<Served> {
  if (serving === 'sound') return await theSite();
  let site = otherSites.get(serving);
  if (site === undefined) otherSites.set(serving, (site = startAnew(serving)));
  return await site;
}

export function theBrowser(): Promise<Browser> {
  return (browser ??= launchChromium());
}

/** Ends what was started; what did not start has nothing to end. Mocha's tests need not call it. */
export async function clearStage(): Promise<void> {
  await browser?.then((started) => started.close()).catch(() => undefined);
  await Promise.all(
    [...otherSites.values()].map((site) => site.then((started) => started.stop()).catch(() => undefined)),
  );
  await soundSite?.then((started) => started.stop()).catch(() => undefined);
}

// Outside mocha, there are no hooks to hang this on.
if ('after' in globalThis) {
  before(async function () {
    this.timeout(180_000); // a first import renders every picture
    await Promise.all([theSite(), theBrowser()]);
  });
  after(clearStage);
}

export interface TabOptions extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'> {
  readonly width?: number;
  readonly height?: number;
  readonly scripts?: boolean;
  /** A choice of colours made before, as the cookie remembers it. */
  readonly contrast?: Contrast;
}

/** A tab of a visitor who was never here before; gone when `use` is over. */
export async function inTab(
  { width = 1280, height = 900, scripts = true, contrast, ...others }: TabOptions,
  use: (tab: Page, said: PageConsole) => Promise<void>,
): Promise<void> {
  const context = await (
    await theBrowser()
  ).newContext({ viewport: { width, height }, javaScriptEnabled: scripts, colorScheme: 'light', ...others });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    if (contrast !== undefined)
      await context.addCookies(
        HOSTS.map((domain) => ({ name: PREFERENCES_COOKIE, value: `normal.${contrast}`, domain, path: '/' })),
      );
    const tab = await context.newPage();
    await use(tab, await PageConsole.listenTo(tab));
  } finally {
    await context.close();
  }
}

async function startAnew(serving: Exclude<Serving, 'sound'>): Promise<Served> {
  if (serving === 'gallery') {
    const { port, stop } = await startGallery(0);
    return { port, address: addressOn(port), stop };
  }
  const { dataFolder } = await theSite();
  return serving === 'two tiers'
    ? await startTwoTiers(dataFolder)
    : await startAlteredSite(dataFolder, ALTERED[serving]);
}

/** Over HTTP, parts of a page may be late, and they come to their places some time after it is loaded. */
export async function becomeWhole(tab: Page): Promise<void> {
  await tab.waitForFunction(() => document.querySelector('.deferred-note[data-waiting]') === null);
}
