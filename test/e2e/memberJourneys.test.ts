import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { beginVisit, type Way } from './beginVisit.ts';
import { mailServer, siteOf, type Deployment } from './fixtures.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { PASSWORD, signInOne } from './memberVisits.ts';

type Journey = readonly [Deployment, Locale, Way];

const DEPLOYMENTS: readonly Deployment[] = ['embedded', 'two tiers', 'PostgreSQL'];
const WAYS: readonly Way[] = ['pointer', 'keyboard', 'no scripts'];
const ALL: readonly Journey[] = DEPLOYMENTS.flatMap((deployment) =>
  LOCALES.flatMap((locale) => WAYS.map((way) => [deployment, locale, way] as const)),
);

/** Every deployment, language and way at least once in each journey; `npm run test:full` has all of them together. */
const ACCOUNT: readonly Journey[] = [
  ['embedded', 'th', 'keyboard'],
  ['two tiers', 'en', 'pointer'],
  ['PostgreSQL', 'th', 'no scripts'],
];
const AREA: readonly Journey[] = [
  ['embedded', 'en', 'no scripts'],
  ['two tiers', 'th', 'keyboard'],
  ['PostgreSQL', 'en', 'pointer'],
];

const SECOND_PASSWORD = 'Paddy-field-2570';
const THIRD_PASSWORD = 'Sluice-gate-2571';

describe('A member, in a browser,', () => {
  for (const [deployment, locale, way] of IS_FULL ? ALL : ACCOUNT)
    it(`registers, confirms the address, changes profile and password, and sets a new one (${deployment}, ${locale}, ${way})`, async () => {
      const visit = await beginVisit(deployment, locale, way);
      await visit.run(async (person) => {
        const { email } = person;
        await person.open('/members/register');
        await person.fill({ firstName: 'มาลี', lastName: 'ใจดี', phone: '๐๘๑-๒๓๔-๕๖๗๘', email });
        await person.fill({ password: PASSWORD, confirmPassword: PASSWORD });
        await person.tick('terms');
        await person.sendChecked();
        await person.sees('.result-dialog', email);

        const link = await linkMailedTo(email);
        await person.openPath(link);
        await person.press('[value="confirm"]');
        await person.sees('.result-dialog[data-kind="success"]');
        await person.openPath(link);
        await person.sees('.result-dialog[data-kind="failure"]');

        await person.open('/members/login');
        await person.fill({ loginName: email, password: PASSWORD });
        await person.sendChecked();
        await person.sees('.member-content h1', 'มาลี ใจดี');

        const userName = `m${randomUUID().slice(0, 8)}`;
        await person.open('/members/profile/edit');
        await person.fill({ lastName: 'ใจงาม', userName });
        await person.setBirthday();
        await person.send();
        await person.sees('.member-content .facts', userName);
        await person.sees('.member-content .facts', 'ใจงาม');

        await person.open('/members/change-password');
        await person.fill({ oldPassword: PASSWORD, newPassword: SECOND_PASSWORD, confirmPassword: SECOND_PASSWORD });
        await person.send();
        await person.sees('.member-content .result-dialog[data-kind="success"]');

        await person.press('.member-menu form button');
        await person.sees('.entry-notice');
        await person.open('/members/dashboard');
        await person.sees('[name="loginName"]');

        await person.open('/members/forgot-password');
        await person.fill({ email });
        await person.send();
        await person.sees('.result-dialog', email);
        await person.openPath(await linkMailedTo(email, (path) => path.includes('reset-password')));
        await person.fill({ password: THIRD_PASSWORD, confirmPassword: THIRD_PASSWORD });
        await person.send();
        await person.sees('.entry-notice');
        await person.ready();

        // A code is mailed to an address only.
        await person.fill({ loginName: way === 'no scripts' ? email : userName, password: THIRD_PASSWORD });
        await person.sendChecked();
        await person.sees('.member-content h1', 'มาลี ใจงาม');
      });
    });

  for (const [deployment, locale, way] of IS_FULL ? ALL : AREA)
    it(`is led back after signing in, chooses news, and ends other sessions (${deployment}, ${locale}, ${way})`, async () => {
      const site = await siteOf(deployment);
      const { browser: elsewhere, email } = await signInOne(site);
      const visit = await beginVisit(deployment, locale, way, email);
      await visit.run(async (person, tab) => {
        await person.open('/members/e-news/edit');
        await person.fill({ loginName: email, password: PASSWORD });
        await person.sendChecked();
        await person.sees('.post-form [value="all"]');
        expect(new URL(tab.url()).pathname).to.equal(`/${locale}/members/e-news/edit`);
        await person.ready();
        await person.send();
        await person.sees('.error-summary:focus');
        await person.press('.post-form [value="all"]', 'Space');
        if (way !== 'no scripts')
          expect(await tab.locator('.post-form [type="checkbox"]:not(:checked)').count()).to.equal(0);
        await person.send();
        await person.sees('.member-content .result-dialog[data-kind="success"]');
        const chosen = await tab.locator('.member-content li').allInnerTexts();
        expect(chosen).to.have.lengthOf.above(2);
        await person.open('/members/e-news/edit');
        await person.press('.post-form [href$="/members/e-news"]');
        await person.sees('.member-content li', chosen[0]);

        await person.open('/members/dashboard');
        expect(await tab.locator('.member-sessions > li').count()).to.equal(2);
        await person.press('.member-content [action$="/members/sessions"] button');
        await person.sees('.member-content .result-dialog[data-kind="success"]');
        expect(await tab.locator('.member-sessions > li').count()).to.equal(1);
        expect((await elsewhere.open('/en/members/dashboard')).status).to.equal(303);

        await person.open('/members/profile/edit');
        await person.fill({ lastName: 'ใจเย็น' });
        await elsewhere.signIn(email, PASSWORD);
        await elsewhere.post('/en/members/sessions');
        await person.setBirthday();
        await person.send();
        await person.sees('.entry-notice');
        await person.ready();
        await person.fill({ loginName: email, password: PASSWORD });
        await person.sendChecked();
        await person.sees('[name="lastName"]');
        expect(await tab.locator('[name="lastName"]').inputValue()).to.equal('ใจเย็น');
      });
    });

  it('keeps the old address until the new one is confirmed, and both get a mail', async () => {
    const { browser, email } = await signInOne();
    const visit = await beginVisit('embedded', 'en', 'pointer', email);
    await visit.run(async (person, tab) => {
      await tab.context().addCookies([
        {
          name: 'members_access_token',
          value: browser.cookies.get('members_access_token')!,
          domain: DEPARTMENT,
          path: '/',
        },
      ]);
      const next = `${randomUUID()}@example.org`;
      await person.open('/members/profile/edit');
      await person.setBirthday();
      await person.fill({ email: next });
      await person.send();
      await person.sees('.error-summary:focus', 'Please enter your password.');
      await person.fill({ currentPassword: PASSWORD });
      await person.send();
      await person.sees('.member-content .facts', email);
      await person.sees('.member-content', `${next} waits for its confirmation`);
      await person.openPath(await linkMailedTo(next));
      await person.press('[value="confirm"]');
      await person.sees('.result-dialog[data-kind="success"]');
      await person.open('/members/profile');
      await person.sees('.member-content .facts', next);
      const mails = await mailServer();
      await mails.mailTo(next);
      const isOfChange = (to: string) =>
        mails.mails.some((mail) => mail.to.includes(to) && (mail.headers.get('subject') ?? '').includes('changed'));
      while (!isOfChange(email) || !isOfChange(next)) await mails.nextMail();
    });
  });
});
