import { expect } from 'chai';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { addSeconds } from '#domain/instant.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const EMAIL = 'malee@example.org';
const PASSWORD = 'River-boat-2569';
const SECURITY = '/en/members/security';
const SECOND_STEP = '/en/members/login/second-step';

describe('The second step of signing in, without scripts', () => {
  let app: TestApp;
  let mails: MailServer;
  let browser: MemberBrowser;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await startTestApp({ environment: { SMTP_URL: mails.url, MAIL_FROM: 'noreply@water.example' } });
    browser = newBrowser();
    await browser.register({ email: EMAIL, password: PASSWORD });
    await app.deliverMails();
    const [path = ''] = /\/en\/members\/verify\?token=\w+/.exec(mailTexts()) ?? [];
    await browser.open(path);
    await browser.post('/en/members/verify', { answer: 'confirm' });
    await browser.signIn(EMAIL, PASSWORD);
  });
  afterEach(async () => {
    await app.close();
    await mails.close();
  });
  const newBrowser = () =>
    new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: async () => (await robotAnswer(app)).robotCheck,
    });
  const mailTexts = () => mails.mails.map((mail) => mail.parts.get('text/plain') ?? '').join('\n');
  const pass = (seconds: number) => app.clock.set(addSeconds(app.clock.now(), seconds));
  const hidden = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  /** Adds an authenticator app. @returns it, and the recovery codes that the page shows */
  const enrol = async () => {
    const page = await browser.open(`${SECURITY}/authenticator`);
    const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(page.body) ?? [];
    const phone = new Authenticator(secret);
    const added = await browser.post(`${SECURITY}/authenticator`, {
      ...{ ticket: hidden(page.body, 'ticket'), code: phone.codeAt(app.clock.now()), currentPassword: PASSWORD },
    });
    expect(added.headers.location, added.body.slice(-2_000)).to.include(`${SECURITY}/recovery-codes?done=`);
    const shown = await browser.open(added.headers.location!);
    pass(30);
    return { phone, codes: shown.body.match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/g) ?? [], shown };
  };

  it('begins with the QR code of an app, whose code and the password add it, and shows recovery codes for a while', async () => {
    expect((await browser.open('/en/members/dashboard')).body).to.include(`href="${SECURITY}"`);
    expect((await browser.open(SECURITY)).body).to.include('Signing in takes your password only.');
    const { codes, shown } = await enrol();
    expect(new Set(codes.slice(0, 10))).to.have.length(10);
    expect(shown.body).to.include('download="recovery-codes.txt"');
    expect(shown.headers['cache-control']).to.equal('private, no-store');
    await app.deliverMails();
    expect(mailTexts()).to.include('were added, replaced or removed');
    const left = await browser.open(SECURITY);
    expect(left.body).to.include('You have 10 codes left.').and.not.include(codes[0]);
    expect((await browser.open(`${SECURITY}/recovery-codes`)).body).to.include('You get 10 new codes.');
  });

  it('says what is wrong with the code or the password, and shows the same QR code again', async () => {
    const page = await browser.open(`${SECURITY}/authenticator`);
    const ticket = hidden(page.body, 'ticket');
    const send = (fields: Readonly<Record<string, string>>) => browser.post(`${SECURITY}/authenticator`, fields);
    const empty = await send({ ticket });
    expect(empty.status).to.equal(422);
    expect(empty.body)
      .to.include('Please enter the code that the app shows.')
      .and.include('Please enter your password.');
    const [secret] = /secret=[A-Z2-7]+/.exec(page.body) ?? [];
    const wrong = await send({ ticket, code: '๑๒๓ ๔๕๖', currentPassword: PASSWORD });
    expect(wrong.body).to.include('This code is not right').and.include(secret);
    expect((await send({ ticket, code: '123456', currentPassword: 'x' })).body).to.include(
      'This is not your password.',
    );
    expect((await send({ ticket, code: 'น้ำ', currentPassword: 'x' })).body).to.include('The code has 6 digits.');
  });

  it('asks for the code after the password, folds Thai digits, and returns to the page that was wanted', async () => {
    const { phone } = await enrol();
    const other = newBrowser();
    const back = '?back=%2Fen%2Fmembers%2Fprofile';
    const first = await other.signIn(EMAIL, PASSWORD, back);
    expect(first.headers.location).to.equal(`${SECOND_STEP}?back=%2Fen%2Fmembers%2Fprofile`);
    expect(other.cookies.has('members_access_token')).to.equal(false);
    expect((await other.open('/en/members/profile')).headers.location).to.include('/members/login');
    const page = await other.open(first.headers.location!);
    expect(page.body).to.match(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
    const wrong = await other.post(`${SECOND_STEP}${back}`, { code: '000000' });
    expect([wrong.status, wrong.body]).to.satisfy(
      ([status, body]: [number, string]) => status === 422 && body.includes('This code is not right'),
    );
    const thai = phone.codeAt(app.clock.now()).replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]!);
    const entered = await other.post(`${SECOND_STEP}${back}`, { code: thai });
    expect(entered.headers.location).to.equal('/en/members/profile');
    expect((await other.open('/en/members/profile')).status).to.equal(200);
    expect(other.cookies.has('members_second_step')).to.equal(false);
  });

  it('takes a recovery code once, tells the member by mail, and begins anew after five minutes', async () => {
    const { codes } = await enrol();
    const other = newBrowser();
    await other.signIn(EMAIL, PASSWORD);
    const offered = await other.open(SECOND_STEP);
    expect(offered.body).to.include('Use a recovery code instead').and.include(`${SECOND_STEP}?way=recovery`);
    expect((await other.open(`${SECOND_STEP}?way=recovery`)).body).to.include('name="recoveryCode"');
    const recover = (recoveryCode: string) => other.post(`${SECOND_STEP}?way=recovery`, { recoveryCode });
    expect((await recover('')).body).to.include('Please enter one of your recovery codes.');
    expect((await recover('AAAA-BBBB')).body).to.include('16 letters and digits');
    expect((await recover('0000-0000-0000-0000')).body).to.include('This is none of your recovery codes');
    expect((await recover(codes[0]!.toLowerCase().replaceAll('-', ' '))).headers.location).to.equal(
      '/en/members/dashboard',
    );
    await app.deliverMails();
    expect(mailTexts()).to.include('with a recovery code');
    const late = newBrowser();
    await late.signIn(EMAIL, PASSWORD);
    pass(300);
    const expired = await late.open(SECOND_STEP);
    expect(expired.headers.location).to.include('/en/members/login?done=');
    expect((await late.open(expired.headers.location!)).body).to.include('Please sign in again');
  });

  it('ends with the password, which is asked for afresh and is not guessed here', async () => {
    await enrol();
    const remove = `${SECURITY}/remove?factor=authenticator`;
    expect((await browser.open(remove)).body).to.include('It is the last one');
    for (let tries = 0; tries < 4; tries += 1)
      expect((await browser.post(remove, { currentPassword: 'x' })).body).to.include('This is not your password.');
    expect((await browser.post(remove, { currentPassword: PASSWORD })).status).to.equal(429);
    pass(60);
    const removed = await browser.post(remove, { currentPassword: PASSWORD });
    expect((await browser.open(removed.headers.location!)).body).to.include('It is removed.');
    expect((await browser.open(remove)).status).to.equal(404);
    expect((await newBrowser().signIn(EMAIL, PASSWORD)).headers.location).to.equal('/en/members/dashboard');
  });

  it('is nowhere for who is not signed in, and not offered where nobody waits for it', async () => {
    const guest = newBrowser();
    for (const page of ['', '/authenticator', '/passkey', '/remove?factor=authenticator', '/recovery-codes'])
      expect((await guest.open(SECURITY + page)).headers.location, page).to.include('/en/members/login?back=');
    expect((await guest.open(SECOND_STEP)).headers.location).to.include('/en/members/login?done=');
    expect((await guest.post(SECOND_STEP, { code: '123456' })).headers.location).to.include('/en/members/login?done=');
  });

  it('never puts a secret, a code or a token into the log', async () => {
    const { codes } = await enrol();
    const other = newBrowser();
    await other.signIn(EMAIL, PASSWORD);
    const step = other.cookies.get('members_second_step')!;
    await other.post(`${SECOND_STEP}?way=recovery`, { recoveryCode: codes[0]! });
    const log = JSON.stringify(app.log);
    for (const secret of [codes[0]!, step, PASSWORD]) expect(log).not.to.include(secret);
  });
});
