import { expect } from 'chai';
import type { Locale } from '#domain/locale/locale.ts';
import { plainDepartment, type PlainDepartment } from '#test/support/plainDepartment.ts';
import { MEMBER_PATHS } from '#test/support/plainMembers.ts';
import { settingsOf } from '#test/support/plainWebsite.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { addressOn, DEPARTMENT, type RunningSite } from '#test/support/site.ts';
import { codeMailedTo } from './codeMailedTo.ts';
import { inNewTab, mailServer, sampleSite, waitForHydration } from './fixtures.ts';

const EMAIL = 'somchai@example.org';
const NEW_PASSWORD = 'Paddy-field-2570';

describe("A member of the department's own API, in a browser,", () => {
  let api: PlainDepartment;
  let server: ServerProcess;
  let address: RunningSite['address'];
  beforeEach(async () => {
    const { dataFolder } = await sampleSite();
    api = await plainDepartment({ sites: { [DEPARTMENT]: '64f1c0ffee0123456789ab01' }, hasMembers: true });
    const mail = { SMTP_URL: (await mailServer()).url, MAIL_FROM: 'noreply@thara.example' };
    const members = { API_OFFERS: 'sites,members', ...MEMBER_PATHS };
    server = await ServerProcess.start({ HOST: '', DATA_DIR: dataFolder, ...mail, ...settingsOf(api), ...members });
    address = addressOn(Number(new URL(server.origin).port));
  });
  afterEach(async () => {
    await server.stop();
    await api.close();
  });

  for (const [locale, scripts] of [
    ['th', true],
    ['en', false],
  ] as const satisfies readonly (readonly [Locale, boolean])[])
    it(`signs in, changes profile and password, and signs out (${locale}, ${scripts ? 'with' : 'without'} scripts)`, async () => {
      await inNewTab({ scripts }, async (tab) => {
        const open = async (path: string) => {
          await tab.goto(address(DEPARTMENT, `/${locale}/members${path}`));
          if (scripts) await waitForHydration(tab);
        };
        const send = async (fields: Readonly<Record<string, string>>) => {
          for (const [name, text] of Object.entries(fields))
            await tab.locator(`.post-form [name="${name}"]`).fill(text);
          await tab.locator('.post-form .button').click();
        };
        await open('/dashboard');
        await send({ loginName: EMAIL, password: 'Department.1' });
        if (!scripts) await send({ robotCode: await codeMailedTo(EMAIL) });
        await tab.locator('.member-content h1', { hasText: 'สมชาย ใจดี' }).waitFor();
        expect(await tab.locator('[href$="/members/data"], [href$="/members/events"]').count()).to.equal(0);

        await open('/profile/edit');
        await send({ lastName: 'ใจงาม' });
        await tab.locator('.member-content .facts', { hasText: 'ใจงาม' }).waitFor();

        await open('/change-password');
        const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        await send({ oldPassword: 'Not-my-password-1', ...passwords });
        await tab.locator('.result-dialog[data-kind="failure"]').waitFor();
        await open('/change-password');
        await send({ oldPassword: 'Department.1', ...passwords });
        await tab.locator('.member-content .result-dialog[data-kind="success"]').waitFor();

        await tab.locator('.member-menu form button').click();
        await tab.locator('.entry-notice').waitFor();
        await open('/dashboard');
        await tab.locator('[name="loginName"]').waitFor();
      });
    });
});
