import { expect } from 'chai';
import type { Browser, Page } from 'playwright';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { instantOf } from '#domain/instant.ts';
import { launchChromium } from '#test/support/chromium.ts';
import type { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { PageConsole } from '#test/support/PageConsole.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { sampleSite, waitForHydration } from './fixtures.ts';
import { isOwnStatus } from './isOwnStatus.ts';
import { PASSWORD, signInOne } from './memberVisits.ts';

/** The public origin of the sample, to which passkeys are bound, whatever port the test's server has. */
const ORIGIN = 'http://localhost:3000';
const SECURITY = '/en/members/security';
const SECOND_STEP = '/en/members/login/second-step';

describe('The second step of signing in, in a browser', () => {
  let chromium: Browser;
  let tab: Page;
  let console: PageConsole;
  before(async () => {
    const { port } = await sampleSite();
    chromium = await launchChromium([`--host-resolver-rules=MAP localhost:3000 127.0.0.1:${String(port)}`]);
  });
  after(() => chromium.close());
  beforeEach(async () => {
    tab = await chromium.newPage();
    console = await PageConsole.listenTo(tab);
  });
  afterEach(async () => {
    const refused = `${ORIGIN}${SECOND_STEP}/_payload.json?way=authenticator&posted`;
    expect(console.drain().filter((message) => !isOwnStatus(message, refused))).to.deep.equal([]);
    await tab.context().close();
  });
  const open = async (path: string) => {
    await tab.goto(ORIGIN + path);
    await waitForHydration(tab);
  };
  /** Gives the tab the cookies of a browser without scripts, in which the steps before were done. */
  const continueFrom = async ({ cookies }: MemberBrowser) => {
    await tab.context().clearCookies();
    await tab
      .context()
      .addCookies([...cookies].map(([name, value]) => ({ name, value, domain: DEPARTMENT, path: '/' })));
  };
  /** A device with passkeys, which asks its owner for a finger. */
  const addDevice = async () => {
    const device = await tab.context().newCDPSession(tab);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    return {
      recognise: (isUserVerified: boolean) =>
        device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    };
  };
  const press = (name: string) => tab.getByRole('button', { name, exact: true }).click();

  it('is a passkey, which is added with a name and the password, and opens the account after the password', async () => {
    const { browser, email } = await signInOne();
    await continueFrom(browser);
    const device = await addDevice();
    await open(`${SECURITY}/passkey`);
    await press('Make the passkey');
    await tab.getByText('Please give the passkey a name.').first().waitFor();
    await tab.getByLabel('Name of the passkey').fill('โทรศัพท์ของฉัน');
    await tab.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await press('Make the passkey');
    await tab.waitForURL(/recovery-codes/);
    await waitForHydration(tab);
    expect(await tab.locator('.recovery-codes li').count()).to.equal(10);
    await open(SECURITY);
    expect(await tab.locator('.member-content').innerText()).to.match(/โทรศัพท์ของฉัน\s+added/);

    browser.cookies.clear();
    await browser.signIn(email, PASSWORD);
    await continueFrom(browser);
    await open(SECOND_STEP);
    await device.recognise(false);
    await press('Use the passkey');
    await tab.getByText('The browser did not get a passkey.').waitFor();
    await device.recognise(true);
    await press('Use the passkey');
    await tab.waitForURL(/dashboard/);
    await waitForHydration(tab);
    await open(SECURITY);
    expect(await tab.locator('.member-content').innerText()).to.match(/โทรศัพท์ของฉัน\s+last used/);
  });

  it('is the code of an app, by keyboard alone', async () => {
    const { browser, email } = await signInOne();
    await continueFrom(browser);
    await open(`${SECURITY}/authenticator`);
    const app = new Authenticator((await tab.locator('.secret-text').innerText()).replaceAll(' ', ''));
    const codeIn = (seconds: number) => app.codeAt(instantOf(Date.now() + seconds * 1000));
    await tab.getByLabel('Code from the app').focus();
    await tab.keyboard.type(codeIn(0));
    await tab.keyboard.press('Tab');
    await tab.keyboard.type(PASSWORD);
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/recovery-codes/);
    await waitForHydration(tab);

    browser.cookies.clear();
    await browser.signIn(email, PASSWORD);
    await continueFrom(browser);
    await open(SECOND_STEP);
    await tab.getByLabel('Code from the app').focus();
    await tab.keyboard.type('000000');
    await tab.keyboard.press('Enter');
    await tab.locator('.error-summary:focus').waitFor();
    await tab.getByLabel('Code from the app').focus();
    await tab.keyboard.press('Control+A');
    // That of the next half minute is accepted, too: the one from before was used.
    await tab.keyboard.type(codeIn(30));
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/dashboard/);
    await waitForHydration(tab);
  });
});
