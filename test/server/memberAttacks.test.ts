import { expect } from 'chai';
import { SITE } from '#test/support/builders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import type { TestRequest } from '#test/support/send.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const SECRET_KEY = 'a secret key of the tests that is long enough';
const EMAIL = 'malee@example.org';
const PASSWORD = 'River-boat-2569';
const NEW_PASSWORD = 'Paddy-field-2570';
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PROFILE = { firstName: 'มาลี', lastName: 'ใจดี', email: EMAIL, phone: '0812345678', birthday: '1984-03-05' };

describe('Attacks on accounts', () => {
  let app: TestApp;
  let mails: MailServer;
  let member: MemberBrowser;
  const newBrowser = (change: (request: TestRequest) => TestRequest = (request) => request) => {
    const solve = forgedRobotChecks(SECRET_KEY, app.clock);
    return new MemberBrowser({ send: (request) => app.send(change(request)), solveRobotCheck: () => solve(SITE) });
  };
  const mailsTo = async (address: string) => {
    await app.deliverMails();
    return mails.mails.filter(({ to }) => to.includes(address));
  };
  /** The path of the newest link that was mailed to an address. */
  const linkTo = async (address: string) => {
    const texts = (await mailsTo(address)).map(({ parts }) => parts.get('text/plain') ?? '');
    return texts.map((text) => /\/(?:en|th)\/members\/[\w-]+\?token=\w+/.exec(text)?.[0]).findLast(Boolean)!;
  };
  const registered = async (browser: MemberBrowser) => {
    expect((await browser.register({ email: EMAIL, password: PASSWORD })).status).to.equal(303);
    await browser.open(await linkTo(EMAIL));
    expect((await browser.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(303);
  };
  const isSignedIn = async (browser: MemberBrowser) => (await browser.open('/en/members/dashboard')).status === 200;
  const versionIn = async (browser: MemberBrowser) => {
    const { body } = await browser.open('/en/members/profile/edit');
    return { version: /name="version" value="([^"]+)"/.exec(body)![1]! };
  };
  beforeEach(async () => {
    mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, MAIL_FROM: 'noreply@water.example' };
    app = await startTestApp({ environment: { SECRET_KEY, TRUST_PROXY: '1', MESSAGES_PER_HOUR: '100', ...mail } });
    member = newBrowser();
    await registered(member);
    await member.signIn(EMAIL, PASSWORD);
  });
  afterEach(async () => {
    await app.close();
    await mails.close();
  });

  it('by forms on other sites change nothing, at any address of members', async () => {
    const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      '/en/members/change-password': {
        oldPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
      '/en/members/profile/edit': { ...PROFILE, ...(await versionIn(member)), firstName: 'Mallory' },
      '/en/members/e-news': {},
      '/en/members/sessions': {},
      '/en/members/sign-out': {},
      '/en/members/data/erase': { currentPassword: PASSWORD, confirmed: 'yes' },
      '/en/members/login': { loginName: EMAIL, password: PASSWORD },
      '/en/members/verify': { answer: 'confirm' },
    };
    for (const [path, fields] of Object.entries(forms))
      for (const from of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example.go.th' },
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        {},
      ])
        expect((await member.post(path, fields, { ...FORM_TYPE, ...from })).status, path).to.equal(403);
    expect(await isSignedIn(member)).to.equal(true);
    expect((await member.open('/en/members/profile')).body).to.include('มาลี');
  });

  it('with a session that was planted before the sign-in open nothing', async () => {
    const planted = 'a'.repeat(64);
    const victim = newBrowser();
    victim.cookies.set('members_access_token', planted);
    await victim.signIn(EMAIL, PASSWORD);
    await victim.open('/en/members/dashboard'); // where a token that nobody has is deleted
    await victim.signIn(EMAIL, PASSWORD);
    expect(victim.cookies.get('members_access_token')).to.not.equal(planted);
    const attacker = newBrowser();
    attacker.cookies.set('members_access_token', planted);
    expect(await isSignedIn(attacker)).to.equal(false);
  });

  it('with another host in the request change no link in a mail', async () => {
    const attacker = newBrowser((request) => ({
      ...request,
      headers: {
        ...(request.headers as Record<string, string>),
        ...{ 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', 'X-Forwarded-Proto': 'http' },
        ...{ 'X-Original-URL': 'https://evil.example/', 'X-Host': 'evil.example' },
      },
    }));
    const sent = await attacker.post('/en/members/forgot-password', { email: EMAIL });
    expect(sent.status).to.equal(303);
    const newest = (await mailsTo(EMAIL)).at(-1)!;
    expect(newest.source).to.not.include('evil');
    expect(newest.parts.get('text/plain')).to.include('https://www.example.go.th/en/members/reset-password?token=');
    const other = await app.send({
      ...{ path: '/en/members/forgot-password', method: 'POST', host: 'evil.example', body: `email=${EMAIL}` },
      headers: { ...FORM_TYPE, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(other.status).to.equal(421);
  });

  it('with names full of markup and line breaks put nothing into pages and mails', async () => {
    const victim = newBrowser();
    const firstName = '<img src=x onerror=alert(1)>"\'{{7*7}}</script>';
    const refused = await victim.register({
      ...{ email: 'kla@example.org', password: PASSWORD, firstName: 'A\r\nBcc: all@example.org' },
    });
    expect(refused.body + String(refused.headers.location)).to.not.include('\r\nBcc');
    await victim.register({ email: 'nid@example.org', password: PASSWORD, firstName, lastName: firstName });
    const page = await victim.open((await victim.open(await linkTo('nid@example.org'))).headers.location!);
    expect(page.body).to.include('&lt;img').and.not.include('<img src=x');
    await victim.post('/en/members/verify', { answer: 'confirm' });
    await victim.signIn('nid@example.org', PASSWORD);
    for (const path of ['/en/members/dashboard', '/en/members/profile', '/en/members/profile/edit']) {
      const { status, body } = await victim.open(path);
      expect(status, path).to.equal(200);
      for (const raw of ['<img src=x', '7*7}}</script>'])
        expect(body.includes(raw), `${raw} in ${path}`).to.equal(false);
    }
    for (const { headers, source } of mails.mails) {
      expect(headers.has('bcc')).to.equal(false);
      expect(source).to.not.include('onerror');
    }
  });

  it('by addresses that are several addresses send no mail to strangers', async () => {
    const before = mails.mails.length;
    for (const address of [
      `${EMAIL},mallory@example.org`,
      `${EMAIL} mallory@example.org`,
      `${EMAIL}\r\nBcc: mallory@example.org`,
      `"${EMAIL}"@example.org`,
      `Mallory <mallory@example.org>`,
    ])
      expect((await member.post('/en/members/forgot-password', { email: address })).status, address).to.equal(422);
    await app.deliverMails();
    expect(mails.mails.length).to.equal(before);
  });

  it('by fields that no form has are refused, and change neither the account nor its state', async () => {
    const more = { id: '1', site: '3', verified_at: '2026-01-01', password: NEW_PASSWORD, role: 'admin' };
    const fields = { ...PROFILE, ...(await versionIn(member)) };
    for (const [name, text] of Object.entries(more)) {
      const { status } = await member.post('/en/members/profile/edit', { ...fields, [name]: text });
      expect(status, name).to.equal(400);
      const person = { ...PROFILE, email: 'kla@example.org', password: PASSWORD, confirmPassword: PASSWORD };
      const registration = { ...person, terms: 'yes', [name === 'password' ? 'verified' : name]: text };
      expect((await member.post('/en/members/register', registration)).status, name).to.not.equal(200);
    }
    expect((await mailsTo('kla@example.org')).length).to.equal(0);
    expect((await newBrowser().signIn(EMAIL, PASSWORD)).status).to.equal(303);
  });

  it('by mail scanners that open links spend none', async () => {
    const visitor = newBrowser();
    await visitor.register({ email: 'kla@example.org', password: PASSWORD });
    const path = await linkTo('kla@example.org');
    for (const method of ['GET', 'HEAD', 'GET']) await app.send({ path, method });
    const scanner = newBrowser();
    await scanner.open((await scanner.open(path)).headers.location!);
    expect((await visitor.signIn('kla@example.org', PASSWORD)).status).to.equal(422);
    await visitor.open(path);
    expect((await visitor.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(303);
    expect((await visitor.signIn('kla@example.org', PASSWORD)).status).to.equal(303);
  });

  it('that change the address with a stolen session do not outlive a reset by the owner', async () => {
    const change = {
      ...PROFILE,
      ...(await versionIn(member)),
      email: 'mallory@example.org',
      currentPassword: PASSWORD,
    };
    expect((await member.post('/en/members/profile/edit', change)).status).to.equal(303);
    const stolen = await linkTo('mallory@example.org');
    const owner = newBrowser();
    await owner.post('/en/members/forgot-password', { email: EMAIL });
    await owner.open(await linkTo(EMAIL));
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await owner.post('/en/members/reset-password', passwords)).status).to.equal(303);
    await member.open(stolen);
    expect((await member.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(200);
    expect(await isSignedIn(member)).to.equal(false);
    expect((await owner.signIn(EMAIL, NEW_PASSWORD)).status).to.equal(303);
    expect((await newBrowser().signIn('mallory@example.org', NEW_PASSWORD)).status).to.equal(422);
  });

  it('with a link for a reset that was asked for before the address changed open nothing afterwards', async () => {
    await newBrowser().post('/en/members/forgot-password', { email: EMAIL });
    const reset = await linkTo(EMAIL);
    const change = { ...PROFILE, ...(await versionIn(member)), email: 'new@example.org', currentPassword: PASSWORD };
    await member.post('/en/members/profile/edit', change);
    await member.open(await linkTo('new@example.org'));
    expect((await member.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(303);
    const finder = newBrowser();
    await finder.open(reset);
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await finder.post('/en/members/reset-password', passwords)).status).to.not.equal(303);
    expect((await newBrowser().signIn('new@example.org', PASSWORD)).status).to.equal(303);
  });

  it('by a link that two people use at once set one password', async () => {
    await newBrowser().post('/en/members/forgot-password', { email: EMAIL });
    const path = await linkTo(EMAIL);
    const both = [newBrowser(), newBrowser()];
    for (const browser of both) await browser.open(path);
    const statuses = await Promise.all(
      both.map(async (browser, index) => {
        const password = `${NEW_PASSWORD}-${index}`;
        return (await browser.post('/en/members/reset-password', { password, confirmPassword: password })).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).to.have.length(1);
  });

  it('by guessing the password in a browser that was left signed in are as slow as at the login', async () => {
    const wrong = { oldPassword: 'Wrong-guess-77', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const guess = async () => (await member.post('/en/members/change-password', wrong)).status;
    for (let tries = 0; tries < 3; tries++) expect(await guess()).to.equal(422);
    const erasure = { currentPassword: 'Wrong-guess-77', confirmed: 'yes' };
    for (let tries = 0; tries < 2; tries++)
      expect((await member.post('/en/members/data/erase', erasure)).status).to.equal(422);
    expect(await guess()).to.equal(429);
    const change = { ...PROFILE, ...(await versionIn(member)), email: 'new@example.org', currentPassword: PASSWORD };
    expect((await member.post('/en/members/profile/edit', change)).status).to.equal(429);
    const owner = newBrowser();
    await owner.signIn(EMAIL, PASSWORD);
    const right = { ...wrong, oldPassword: PASSWORD };
    expect((await owner.post('/en/members/change-password', right)).status).to.equal(303);
  });

  it('over https get cookies that are Secure, HttpOnly and SameSite, and over http the same without Secure', async () => {
    for (const [scheme, isSecure] of [
      ['https', true],
      ['http', false],
    ] as const) {
      const cookies: string[] = [];
      const solve = forgedRobotChecks(SECRET_KEY, app.clock);
      const browser = new MemberBrowser({
        async send(request) {
          const response = await app.send(request);
          cookies.push(...(response.headers['set-cookie'] ?? []));
          return response;
        },
        solveRobotCheck: () => solve(SITE),
        headers: { 'X-Forwarded-Proto': scheme, 'X-Forwarded-For': '203.0.113.7' },
      });
      await browser.signIn(EMAIL, PASSWORD);
      await browser.open(`/en/members/reset-password?token=${'b'.repeat(64)}`);
      for (const name of ['members_access_token', 'members_known_browser', 'members_reset_link']) {
        const cookie = cookies.find((line) => line.startsWith(`${name}=`));
        expect(cookie, name).to.include('HttpOnly').and.include('SameSite=Lax').and.include('Path=/');
        expect(cookie?.includes('Secure'), `${name} over ${scheme}`).to.equal(isSecure);
        expect(cookie?.toLowerCase().includes('domain='), name).to.equal(false);
      }
    }
  });
});
