import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PREFERENCES_COOKIE, type Contrast } from '#domain/preferences.ts';
import { startGallery } from '#test/gallery/startGallery.ts';
import { startAlteredSite } from '#test/support/alteredSite.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { startInFrontOfDepartment } from '#test/support/inFrontOfDepartment.ts';
import { startOverPostgres } from '#test/support/overPostgres.ts';
import { PageConsole } from '#test/support/PageConsole.ts';
import { addressOn, HOSTS, startSite, type RunningSite, type SampleSite } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { startWithSocialLogin } from '#test/support/startWithSocialLogin.ts';
import { startWithVirusScan } from '#test/support/startWithVirusScan.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';
import { ALTERATIONS } from './alterations.ts';

/**
 * How the sample is served: by one process over SQLite or PostgreSQL, by two processes with HTTP between them, in front of
 * an API that offers only what the specification states, with a scanner for viruses, with a provider of social login, or by
 * a process in which something is altered. The component gallery is served by itself.
 */
export type Deployment =
  | 'embedded'
  | 'two tiers'
  | 'PostgreSQL'
  | 'department API'
  | 'gallery'
  | 'virus scan'
  | 'social login'
  | keyof typeof ALTERATIONS;

/** Those in which readers' journeys are tested: each has to be the same website, so the others only repeat. */
export const DEPLOYMENTS: readonly Deployment[] = IS_FULL ? ['embedded', 'two tiers', 'department API'] : ['embedded'];

/** `npm run test:full` runs all tests of the browser once more with the sample in front of a department's own API. */
const IN_FRONT_OF_DEPARTMENT = process.env['SAMPLE_DEPLOYMENT'] === 'department API';

/** For anything that a tab waits for, on a busy machine. */
const TIMEOUT_MS = 120_000;
/** For the text of a page on which something failed, and its length in characters. */
const LAST_LOOK_MS = 1_000;
const MAX_SHOWN = 1_500;

// One of each for all the files of a run: starting one takes longer than most tests.
let browser: Promise<Browser> | undefined;
let mails: Promise<MailServer> | undefined;
let keys: Promise<TipKeys> | undefined;
let embeddedSite: Promise<SampleSite> | undefined;
const otherSites = new Map<Deployment, Promise<RunningSite>>();
/** Tabs that no test uses at the moment, with and without scripts. */
const idleTabs = new Map<boolean, Tab>();

export function sampleSite(): Promise<SampleSite> {
  return (embeddedSite ??= startSample());
}

async function startSample(): Promise<SampleSite> {
  const settings = await sampleSettings();
  const embedded = await startSite(settings);
  if (!IN_FRONT_OF_DEPARTMENT) return embedded;
  const { dataFolder } = embedded;
  const inFront = await startInFrontOfDepartment(dataFolder, settings);
  return {
    ...inFront,
    dataFolder,
    async stop() {
      await embedded.stop();
      await inFront.stop();
    },
  };
}

/** The server that accepts the mails of all deployments. */
export function mailServer(): Promise<MailServer> {
  return (mails ??= startMailServer());
}

/** The keys of tips, of which a server has the public one only. */
export interface TipKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

export function tipKeys(): Promise<TipKeys> {
  return (keys ??= generateX25519Identity().then(async (privateKey) => ({
    privateKey,
    publicKey: await identityToRecipient(privateKey),
  })));
}

async function sampleSettings() {
  return {
    TIPS_PUBLIC_KEY: (await tipKeys()).publicKey,
    ...{ SMTP_URL: (await mailServer()).url, MAIL_FROM: 'noreply@thara.example' },
    // All visitors of the tests come from one network.
    ...{ MESSAGES_PER_HOUR: '10000', ROBOT_CHECKS_PER_HOUR: '10000' },
    // A form that is sent on a busy machine is answered late, rather than with 503.
    REQUEST_DEADLINE_MS: '60000',
  };
}

export async function siteOf(deployment: Deployment): Promise<RunningSite> {
  if (deployment === 'embedded') return await sampleSite();
  let site = otherSites.get(deployment);
  if (site === undefined) otherSites.set(deployment, (site = start(deployment)));
  return await site;
}

/** Ends what was started; what did not start has nothing to end. Mocha's tests need not call it. */
export async function stopFixtures(): Promise<void> {
  await browser?.then((started) => started.close()).catch(() => undefined);
  await Promise.all(
    [...otherSites.values()].map((site) => site.then((started) => started.stop()).catch(() => undefined)),
  );
  await mails?.then((started) => started.close());
  await embeddedSite?.catch(() => undefined).then((started) => started?.stop());
}

// Outside mocha, there are no hooks to hang this on.
if ('after' in globalThis) {
  before(async () => {
    await Promise.all([sampleSite(), sharedBrowser()]);
  });
  after(stopFixtures);
}

export interface TabOptions extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'> {
  readonly width?: number;
  readonly height?: number;
  readonly scripts?: boolean;
  /** A choice of colours made before, as the cookie remembers it. */
  readonly contrast?: Contrast;
}

interface Tab {
  readonly page: Page;
  readonly console: PageConsole;
}

type UseTab = (tab: Page, console: PageConsole) => Promise<void>;

/**
 * A tab without cookies, stored data or cached files. It is the same one for many tests, since a new one takes longer
 * than most of them: a test that listens to its events or intercepts its requests uses `inNewTab`.
 */
export async function inTab(options: TabOptions, use: UseTab): Promise<void> {
  const scripts = options.scripts ?? true;
  const tab = idleTabs.get(scripts) ?? (await openTab(options));
  idleTabs.delete(scripts);
  try {
    await reset(tab, options);
    await use(tab.page, tab.console);
  } catch (error) {
    const described = await withPage(error, tab);
    await tab.page.context().close();
    throw described;
  }
  idleTabs.set(scripts, tab);
}

/** A tab of its own, closed at the end. */
export async function inNewTab(options: TabOptions, use: UseTab): Promise<void> {
  const tab = await openTab(options);
  try {
    await reset(tab, options);
    await use(tab.page, tab.console);
  } catch (error) {
    throw await withPage(error, tab);
  } finally {
    await tab.page.context().close();
  }
}

/** Adds to what failed in a tab what the page showed then, and its console: a request that failed may be the cause. */
async function withPage(thrown: unknown, { page, console }: Tab): Promise<Error> {
  const text = await page
    .locator('main')
    .innerText({ timeout: LAST_LOOK_MS })
    .catch(() => 'nothing');
  const shown = `${page.url()} showed: ${text.replace(/\s+/g, ' ').slice(0, MAX_SHOWN)}`;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  error.message = [error.message, shown, ...console.drain()].join('\n');
  return error;
}

async function openTab({ scripts = true }: TabOptions): Promise<Tab> {
  const context = await (await sharedBrowser()).newContext({ javaScriptEnabled: scripts });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  return { page, console: await PageConsole.listenTo(page) };
}

async function reset({ page, console }: Tab, options: TabOptions): Promise<void> {
  const { width = 1280, height = 900, colorScheme = 'light', reducedMotion = null, contrast } = options;
  await page.goto('about:blank');
  const context = page.context();
  await context.clearCookies();
  const debuggerOfPage = await context.newCDPSession(page);
  await debuggerOfPage.send('Network.clearBrowserCache');
  await debuggerOfPage.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await debuggerOfPage.detach();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  if (contrast !== undefined)
    await context.addCookies(
      HOSTS.map((domain) => ({ name: PREFERENCES_COOKIE, value: `normal.${contrast}`, domain, path: '/' })),
    );
  console.drain();
}

function sharedBrowser(): Promise<Browser> {
  return (browser ??= launchChromium());
}

async function start(deployment: Exclude<Deployment, 'embedded'>): Promise<RunningSite> {
  if (deployment === 'gallery') {
    const { port, stop } = await startGallery(0);
    return { port, address: addressOn(port), stop };
  }
  if (deployment === 'PostgreSQL') return await startOverPostgres(await sampleSettings());
  const { dataFolder } = await sampleSite();
  if (deployment === 'virus scan') return await startWithVirusScan(dataFolder);
  if (deployment === 'social login') return await startWithSocialLogin(dataFolder, await sampleSettings());
  if (deployment === 'department API') return await startInFrontOfDepartment(dataFolder, await sampleSettings());
  return deployment === 'two tiers'
    ? await startTwoTiers(dataFolder, await sampleSettings())
    : // A complete page that is kept has no deferred parts.
      await startAlteredSite(dataFolder, ALTERATIONS[deployment], deployment === 'slow documents', {
        PAGE_CACHE_MB: '0',
      });
}

/** Over HTTP, parts of a page may be deferred, and arrive some time after it is loaded. */
export async function waitForDeferredParts(tab: Page): Promise<void> {
  await tab.waitForFunction(() => document.querySelector('.deferred-note[data-waiting]') === null);
}

/** Waits for the server's response to a request of the page: what the page sent before has been answered by then. */
export async function waitForRoundTrip(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await fetch('/robots.txt', { cache: 'no-store' });
  });
}

/** Waits until React has hydrated the form of an interactive page; at once where a page is not interactive. */
export async function waitForHydration(tab: Page): Promise<void> {
  await tab.waitForFunction(() => {
    const control = document.querySelector('#page-data') && document.querySelector('#main :is(select, input, button)');
    // React marks the elements that it has hydrated with a property whose name ends at random.
    return control === null || Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}
