import { expect } from 'chai';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { addSeconds } from '#domain/instant.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

const EMAIL = 'malee@example.org';
const PASSWORD = 'River-boat-2569';
const WRONG = 'Wrong-guess-2569';
const VISITOR = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const SECURITY = '/en/members/security';
const CODES = `${SECURITY}/recovery-codes`;
const REMOVE = `${SECURITY}/remove?factor=authenticator`;
const SECOND_STEP = '/en/members/login/second-step';
const SECRET_KEY = 'a secret key of the tests that is long enough';
const RECOVERY_CODE = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/g;
const ENVIRONMENT = {
  ...{ ACCOUNT_LOGINS_PER_MINUTE: '3', NETWORK_LOGINS_PER_MINUTE: '3', MESSAGES_PER_HOUR: '60' },
  ...{ SECRET_KEY, TRUST_PROXY: '1' },
};

type Website = Pick<TestApp, 'send'>;

/** Two websites over the same members, which may be the same one. */
interface Opened {
  /** Has the members. */
  readonly app: TestApp;
  readonly websites: readonly [Website, Website];
  close(): Promise<void>;
}

const DEPLOYMENTS: Readonly<Record<string, () => Promise<Opened>>> = {
  'one process': async () => {
    const app = await startTestApp({ environment: ENVIRONMENT });
    return { app, websites: [app, app], close: () => app.close() };
  },
  'two websites in front of one API': async () => {
    const app = await startTestApp({ environment: { ...ENVIRONMENT, SERVE: 'api' } });
    const client = await app.ports.apiClients.create('web', API_SCOPES);
    const start = () => startWebInFrontOf(app, { client, environment: ENVIRONMENT, clock: app.clock });
    const [one, other] = [await start(), await start()];
    const close = async () => {
      await one.close();
      await other.close();
      await app.close();
    };
    return { app, websites: [one, other], close };
  },
};

for (const [name, open] of Object.entries(DEPLOYMENTS))
  describe(`Tries of passwords and codes by who is signed in, or half signed in, in ${name}`, () => {
    let opened: Opened;
    /** Where every browser is. */
    const at = { 'X-Forwarded-For': VISITOR };
    /** To which it goes. */
    let website: number;
    let browser: MemberBrowser;
    let phone: Authenticator;
    let codes: readonly string[];
    beforeEach(async () => {
      opened = await open();
      website = 0;
      at['X-Forwarded-For'] = VISITOR;
      browser = newBrowser();
      await browser.register({ email: EMAIL, password: PASSWORD });
      const mail = await opened.app.background.outbox.claim();
      if (mail === undefined || !('token' in mail.content)) throw new Error('no link was mailed');
      await opened.app.background.outbox.markSent(mail.id);
      await browser.open(`/en/members/verify?token=${mail.content.token}`);
      await browser.post('/en/members/verify', { answer: 'confirm' });
      await browser.signIn(EMAIL, PASSWORD);
      const page = await browser.open(`${SECURITY}/authenticator`);
      phone = new Authenticator(/secret=([A-Z2-7]+)/.exec(page.body)?.[1] ?? '');
      const [, ticket = ''] = /name="ticket" value="([^"]*)"/.exec(page.body) ?? [];
      const code = phone.codeAt(opened.app.clock.now());
      const added = await browser.post(`${SECURITY}/authenticator`, { ticket, code, currentPassword: PASSWORD });
      codes = (await browser.open(added.headers.location!)).body.match(RECOVERY_CODE) ?? [];
      browser.cookies.delete('members_recovery_codes');
      pass(60);
    });
    afterEach(() => opened.close());
    const pass = (seconds: number) => opened.app.clock.set(addSeconds(opened.app.clock.now(), seconds));
    const newBrowser = () => {
      const robotCheck = forgedRobotChecks(SECRET_KEY, opened.app.clock);
      return new MemberBrowser({
        send: (request) => opened.websites[website]!.send(request),
        headers: at,
        solveRobotCheck: () => robotCheck(SITE),
      });
    };
    /** Sends a form with a password to one of the websites. */
    const give = async (path: string, currentPassword: string, to = 0) => {
      website = to;
      return await browser.post(path, { currentPassword });
    };
    /** A browser whose password was right, from a network of its own. */
    const halfSignedIn = async () => {
      const other = newBrowser();
      at['X-Forwarded-For'] = '203.0.113.99';
      expect((await other.signIn(EMAIL, PASSWORD)).headers.location).to.equal(SECOND_STEP);
      at['X-Forwarded-For'] = VISITOR;
      return other;
    };

    it('lead to new recovery codes with the right password only, in both languages', async () => {
      expect((await give(CODES, '')).body).to.include('Please enter your password.');
      const wrong = await give(CODES, WRONG);
      expect([wrong.status, wrong.body.includes('This is not your password.')]).to.deep.equal([422, true]);
      const thai = '/th/members/security/recovery-codes';
      expect((await browser.open(thai)).body)
        .to.include('lang="th"')
        .and.not.match(RECOVERY_CODE);
      expect((await give(thai, WRONG)).body).to.include('รหัสผ่านไม่ถูกต้อง');
      const renewed = await give(thai, PASSWORD);
      const shown = (await browser.open(renewed.headers.location!)).body.match(RECOVERY_CODE) ?? [];
      expect(new Set(shown.slice(0, 10))).to.have.length(10);
      const other = await halfSignedIn();
      const recover = (recoveryCode: string) => other.post(`${SECOND_STEP}?way=recovery`, { recoveryCode });
      expect((await recover(codes[0]!)).body).to.include('This is none of your recovery codes');
      expect((await recover(shown[0]!)).headers.location).to.equal('/en/members/dashboard');
      const guest = newBrowser();
      for (const form of [CODES, REMOVE])
        expect((await guest.post(form, { currentPassword: PASSWORD })).headers.location).to.include('/members/login?');
    });

    it('are counted for the session over all forms and websites, and the right password waits as well', async () => {
      expect((await give(CODES, WRONG, 0)).status).to.equal(422);
      expect((await give(REMOVE, WRONG, 1)).body).to.include('This is not your password.');
      expect((await give('/th/members/security/remove?factor=authenticator', WRONG, 0)).body).to.include(
        'รหัสผ่านไม่ถูกต้อง',
      );
      for (const to of [0, 1])
        for (const form of [CODES, REMOVE, '/en/members/data']) {
          const { status, headers } = await give(form, PASSWORD, to);
          expect([status, headers['retry-after']], `${form} at ${to}`).to.deep.equal([429, '60']);
        }
      const change = { oldPassword: PASSWORD, newPassword: 'Paddy-field-2570', confirmPassword: 'Paddy-field-2570' };
      for (website of [0, 1]) expect((await browser.post('/en/members/change-password', change)).status).to.equal(429);
      pass(60);
      expect((await give(REMOVE, PASSWORD, 1)).status).to.equal(303);
    });

    it('of the second step are counted for the network over all websites, and its neighbour gets in', async () => {
      const other = await halfSignedIn();
      const enter = async (code: string, to: number) => {
        website = to;
        return await other.post(SECOND_STEP, { code });
      };
      for (const to of [0, 1, 0]) expect((await enter('000000', to)).status).to.equal(422);
      for (const to of [0, 1]) {
        const { status, headers, body } = await enter(phone.codeAt(opened.app.clock.now()), to);
        expect([status, headers['retry-after']], body.slice(0, 500)).to.deep.equal([429, '60']);
      }
      at['X-Forwarded-For'] = NEIGHBOUR;
      expect((await enter(phone.codeAt(opened.app.clock.now()), 0)).headers.location).to.equal('/en/members/dashboard');
    });
  });
