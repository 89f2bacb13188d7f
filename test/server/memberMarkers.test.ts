import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import type { TestResponse } from '#test/support/send.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { startWebInFrontOf } from '#test/support/webInFront.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
/** Words that occur nowhere else. */
const PERSON = {
  firstName: 'Qxfirstname',
  lastName: 'Qxlastname',
  email: 'qxmailbox@example.org',
  phone: '0899123457',
};
const PASSWORD = 'Qx-River-boat-2569';
const NEW_PASSWORD = 'Qx-Paddy-field-2570';
const WRONG_PASSWORD = 'Qx-Wrong-guess-2571';
const OTHER_EMAIL = 'qxother@example.org';
const PASSWORDS = [PASSWORD, NEW_PASSWORD, WRONG_PASSWORD];
const PERSONAL = [...Object.values(PERSON), OTHER_EMAIL, 'qxusername', '1984-03-05'];

interface Deployment {
  readonly name: string;
  open(mails: MailServer, folder: string): Promise<Opened>;
}

interface Opened {
  /** Has the mails. */
  readonly app: TestApp;
  readonly website: Pick<TestApp, 'send'>;
  /** Of every tier. */
  readonly logs: readonly (readonly LogLine[])[];
  close(): Promise<void>;
}

const settingsOf = ({ url }: MailServer) => ({
  ...{ SECRET_KEY, SMTP_URL: url, MAIL_FROM: 'noreply@water.example', PAGE_CACHE_MB: '16', TRUST_PROXY: '1' },
});

const DEPLOYMENTS: readonly Deployment[] = [
  {
    name: 'one process',
    async open(mails, folder) {
      const app = await startTestApp({ environment: { ...settingsOf(mails), DATA_DIR: folder } });
      return { app, website: app, logs: [app.log], close: () => app.close() };
    },
  },
  {
    name: 'two tiers',
    async open(mails, folder) {
      const app = await startTestApp({ environment: { ...settingsOf(mails), SERVE: 'api' } });
      const log: LogLine[] = [];
      const web = await startWebInFrontOf(app, {
        ...{ dataFolder: folder, environment: { SECRET_KEY, PAGE_CACHE_MB: '16', TRUST_PROXY: '1' }, log },
        clock: app.clock,
      });
      const close = async () => {
        await web.close();
        await app.close();
      };
      return { app, website: web, logs: [app.log, log], close };
    },
  },
];

for (const { name, open } of DEPLOYMENTS)
  describe(`What members entrust to the website, in ${name},`, () => {
    const tokens = new Set<string>();
    const responses: (TestResponse & { readonly path: string })[] = [];
    let mails: MailServer;
    let folder: string;
    let opened: Opened;
    let browser: MemberBrowser;
    before(async () => {
      mails = await startMailServer();
      folder = await mkdtemp(join(tmpdir(), 'thara-markers-'));
      opened = await open(mails, folder);
      await journey();
    });
    after(async () => {
      await opened.close();
      await mails.close();
      await rm(folder, { recursive: true });
    });

    /** Everything that a member does, mistakes included. */
    async function journey(): Promise<void> {
      const solve = forgedRobotChecks(SECRET_KEY, opened.app.clock);
      browser = new MemberBrowser({
        async send(request) {
          const response = await opened.website.send(request);
          for (const line of response.headers['set-cookie'] ?? []) {
            const value = /^members_(?:access_token|known_browser|verify_link|reset_link)=(\w{20,})/.exec(line)?.[1];
            if (value !== undefined) tokens.add(value);
          }
          responses.push({ ...response, path: request.path });
          return response;
        },
        solveRobotCheck: () => solve(SITE),
        headers: { 'X-Forwarded-For': '203.0.113.7' },
      });
      const person = { ...PERSON, birthday: '1984-03-05', userName: 'qxusername', currentPassword: '' };
      await browser.post('/en/members/register', { ...PERSON, password: PASSWORD, confirmPassword: WRONG_PASSWORD });
      await expectStatus(browser.register({ ...PERSON, password: PASSWORD }), 303);
      await expectStatus(browser.post('/en/members/verify/resend', { email: PERSON.email }), 303);
      await openLink(PERSON.email);
      await expectStatus(browser.post('/en/members/verify', { answer: 'confirm' }), 303);
      await expectStatus(browser.signIn(PERSON.email, WRONG_PASSWORD), 422);
      await expectStatus(browser.signIn(PERSON.email, PASSWORD), 303);
      for (const path of [
        '/en/members/dashboard',
        '/en/members/profile',
        '/th/members/profile',
        '/en/main',
        '/robots.txt',
      ])
        await browser.open(path);
      await browser.open('/en/members/profile/_payload.json');
      const version = await versionOf();
      await expectStatus(browser.post('/en/members/profile/edit', { ...person, version, birthday: '' }), 422);
      await expectStatus(browser.post('/en/members/profile/edit', { ...person, version }), 303);
      const change = { ...person, version: await versionOf(), email: OTHER_EMAIL, currentPassword: PASSWORD };
      await expectStatus(browser.post('/en/members/profile/edit', change), 303);
      const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      const wrong = { oldPassword: WRONG_PASSWORD, ...passwords };
      await expectStatus(browser.post('/en/members/change-password', wrong), 422);
      await expectStatus(browser.post('/en/members/change-password', { ...passwords, oldPassword: PASSWORD }), 303);
      await expectStatus(browser.post('/en/members/sign-out'), 303);
      await expectStatus(browser.post('/en/members/forgot-password', { email: PERSON.email }), 303);
      await openLink(PERSON.email);
      const reset = { password: PASSWORD, confirmPassword: PASSWORD };
      await expectStatus(browser.post('/en/members/reset-password', reset), 303);
      await expectStatus(browser.signIn('qxusername', PASSWORD), 303);
      await browser.open('/en/nothing-is-here');
      expect(tokens.size).to.be.greaterThan(4);
    }

    async function expectStatus(sent: Promise<TestResponse>, status: number): Promise<void> {
      const response = await sent;
      expect(response.status, response.body.slice(0, 3_000)).to.equal(status);
      // What comes next is opened as browsers do.
      if (response.headers.location !== undefined) await browser.open(response.headers.location);
    }

    async function versionOf(): Promise<string> {
      const { body } = await browser.open('/en/members/profile/edit');
      return /name="version" value="([^"]+)"/.exec(body)?.[1] ?? '';
    }

    /** Opens the newest link that was mailed to an address. */
    async function openLink(address: string): Promise<void> {
      await opened.app.deliverMails();
      const texts = mails.mails.filter(({ to }) => to.includes(address)).map(({ parts }) => parts.get('text/plain'));
      const path = texts.map((text) => /\/en\/members\/[\w-]+\?token=(\w+)/.exec(text ?? '')).findLast(Boolean);
      tokens.add(path![1]!);
      await browser.open(path![0]);
    }

    it('is in no line of any log', () => {
      const lines = opened.logs.map((log) => JSON.stringify(log)).join('\n');
      expect(lines).to.include('/en/members/profile/edit');
      expectNone(lines, [...tokens, ...PASSWORDS, ...PERSONAL]);
    });

    it('is in no address that the website leads to', () => {
      const addresses = responses.flatMap(({ headers, body }) => [
        headers.location ?? '',
        ...[...body.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? ''),
      ]);
      // A page of the member may have a link that mails the own address.
      expectNone(addresses.join('\n').replaceAll(/mailto:\S+/g, ''), [...tokens, ...PASSWORDS, ...PERSONAL]);
    });

    it('is in the member’s own pages without passwords and tokens, which no page and no script has', () => {
      const bodies = responses.map(({ body }) => body).join('\n');
      expect(bodies).to.include(PERSON.firstName);
      expectNone(bodies, [...tokens, ...PASSWORDS]);
    });

    it('is in no response that a cache may store', () => {
      const stored = responses.filter(({ headers }) => !/no-store|private/.test(headers['cache-control'] ?? ''));
      expect(stored.map(({ path }) => path)).to.include('/robots.txt');
      expectNone(JSON.stringify(stored), [...tokens, ...PASSWORDS, ...PERSONAL]);
    });

    it('is in no page or data of a page that anybody else gets', async () => {
      for (const path of new Set(responses.map((response) => response.path.replace(/\?.*/, ''))))
        for (const each of [path, `${path}/_payload.json`]) {
          const { body, headers } = await opened.website.send(each);
          expectNone(body + JSON.stringify(headers), [...tokens, ...PASSWORDS, ...PERSONAL]);
        }
    });

    it('is in no file of the website beside the store', async () => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files.filter((each) => each.isFile())) {
        const content = await readFile(join(file.parentPath, file.name), 'latin1');
        expectNone(content, [...tokens, ...PASSWORDS, ...PERSONAL]);
      }
    });
  });

function expectNone(text: string, markers: readonly string[]): void {
  const searched = text.toLowerCase();
  for (const marker of markers)
    for (const form of [marker, encodeURIComponent(marker)])
      expect(searched.includes(form.toLowerCase()), `${marker} is in it`).to.equal(false);
}
