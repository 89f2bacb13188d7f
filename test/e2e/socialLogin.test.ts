import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Page } from 'playwright';
import { findAccessibilityViolations } from '#test/support/axe.ts';
import { IdentityProvider, SOMSRI } from '#test/support/identityProvider.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { DEPARTMENT, type RunningSite, addressOn } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';
import { codeMailedTo } from './codeMailedTo.ts';
import { inNewTab, mailServer, sampleSite, waitForHydration } from './fixtures.ts';

const WORDS = {
  th: {
    provider: 'บัญชีทดสอบ',
    registration: 'สมัครสมาชิกด้วย บัญชีทดสอบ',
    own: 'เข้าสู่ระบบด้วยบัญชีอื่น',
    onlyWay: 'เป็นวิธีเดียวที่ท่านเข้าสู่ระบบได้',
    refused: 'บัญชีทดสอบ ไม่ได้ยืนยันการเข้าสู่ระบบ',
  },
  en: {
    provider: 'Test ID',
    registration: 'Register with Test ID',
    own: 'Sign in with another account',
    onlyWay: 'is the only way into your account',
    refused: 'Test ID did not sign you in',
  },
} as const;

const JOURNEYS = [
  ['embedded', 'th', 'with'],
  ['two tiers', 'en', 'without'],
] as const;
const ALL = (['embedded', 'two tiers'] as const).flatMap((deployment) =>
  (['th', 'en'] as const).flatMap((locale) =>
    (['with', 'without'] as const).map((scripts) => [deployment, locale, scripts] as const),
  ),
);

describe('With an account at a provider, somebody registers, signs in and sees it in the own account', () => {
  let provider: IdentityProvider;
  const sites = new Map<string, Promise<RunningSite>>();
  before(async () => {
    provider = await IdentityProvider.start();
  });
  after(async () => {
    for (const site of sites.values()) await (await site).stop();
    await provider.close();
  });

  const start = async (deployment: 'embedded' | 'two tiers'): Promise<RunningSite> => {
    const { dataFolder } = await sampleSite();
    const mail = { SMTP_URL: (await mailServer()).url, MAIL_FROM: 'noreply@thara.example' };
    const settings = { ...mail, ...provider.settings() };
    if (deployment === 'two tiers') return await startTwoTiers(dataFolder, settings);
    const server = await ServerProcess.start({ HOST: '', DATA_DIR: dataFolder, ...settings });
    const port = Number(new URL(server.origin).port);
    return {
      port,
      address: addressOn(port),
      async stop() {
        await server.stop();
      },
    };
  };
  const siteOf = async (deployment: 'embedded' | 'two tiers'): Promise<RunningSite> => {
    const site = sites.get(deployment) ?? start(deployment);
    sites.set(deployment, site);
    return await site;
  };

  for (const [deployment, locale, scripts] of IS_FULL ? ALL : JOURNEYS)
    it(`by keyboard alone (${deployment}, ${locale}, ${scripts} scripts)`, async () => {
      const { port, address } = await siteOf(deployment);
      const email = `${randomUUID()}@example.org`;
      provider.account = { ...SOMSRI, sub: email, email };
      provider.moved = { from: 'http://localhost:3000', to: `http://${DEPARTMENT}:${port}` };
      const words = WORDS[locale];
      await inNewTab({ scripts: scripts === 'with' }, async (tab) => {
        await tab.goto(address(DEPARTMENT, `/${locale}/members/login`));
        if (scripts === 'with') await expectAccessible(tab);
        await press(tab, `a:has-text("${words.provider}")`);
        await press(tab, 'button:has-text("Sign in")');
        await tab.locator('h1', { hasText: words.registration }).waitFor();
        if (scripts === 'with') await waitForHydration(tab);
        if (scripts === 'with') await expectAccessible(tab);
        expect(await tab.locator('[name="email"]').inputValue()).to.equal(email);
        await tab.locator('[name="phone"]').focus();
        await tab.keyboard.type('0812345678');
        await tab.locator('[name="terms"]').press('Space');
        await press(tab, '.post-form .button');
        if (scripts === 'without') {
          await tab.locator('[name="robotCode"]').fill(await codeMailedTo(email));
          await press(tab, '.post-form .button');
        }
        await tab.waitForURL(address(DEPARTMENT, `/${locale}/members/dashboard`));
        await press(tab, `main a:has-text("${words.own}")`);
        await tab.locator('h1', { hasText: words.own }).waitFor();
        if (scripts === 'with') await expectAccessible(tab);
        await press(tab, 'main a[href*="remove="]');
        await tab.locator('main', { hasText: words.onlyWay }).waitFor();
        if (scripts === 'with') await expectAccessible(tab);
        await press(tab, '.member-menu button');
        await tab.waitForURL(/\/members\/login/);
        await press(tab, `a:has-text("${words.provider}")`);
        await tab.waitForURL(address(DEPARTMENT, `/${locale}/members/dashboard`));
        await press(tab, '.member-menu button');
        await tab.waitForURL(/\/members\/login/);
        await tab.context().clearCookies();
        await press(tab, `a:has-text("${words.provider}")`);
        await press(tab, 'button:has-text("Refuse")');
        await tab.locator('.social-notice', { hasText: words.refused }).waitFor();
        if (scripts === 'with') await expectAccessible(tab);
      });
    });
});

/** Moves to a link or button as the Tab key does, and presses Enter. */
async function press(tab: Page, selector: string): Promise<void> {
  const target = tab.locator(selector).first();
  await target.waitFor();
  expect(await target.evaluate((element: HTMLElement) => element.tabIndex), selector).to.equal(0);
  await target.press('Enter');
}

/** The checker needs the timers of the page, which has none without scripts. */
async function expectAccessible(tab: Page): Promise<void> {
  expect(await findAccessibilityViolations(tab)).to.deep.equal([]);
}
