import { expect } from 'chai';
import { addSeconds, instantOf } from '#domain/instant.ts';
import { FRESH_PROOF_SECONDS } from '#domain/members/freshProof.ts';
import { LOGINS_PER_ACCOUNT } from '#domain/members/loginLimit.ts';
import { CLIENT_SECRET, IdentityProvider, SOMSRI } from '#test/support/identityProvider.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import type { TestResponse } from '#test/support/send.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const EMAIL = 'somsri@example.org';
const PASSWORD = 'River-boat-2569';
const START = '/members/social/start/testid';

describe('Social login', () => {
  let provider: IdentityProvider;
  let app: TestApp;
  let browser: MemberBrowser;
  before(async () => {
    provider = await IdentityProvider.start();
  });
  after(() => provider.close());
  beforeEach(async () => {
    provider.account = SOMSRI;
    provider.intercept = undefined;
    const environment = { ...provider.settings('testid', { SCOPES: 'openid email profile pid', SUBJECT: 'pid' }) };
    app = await startTestApp({ environment });
    // The provider has the real time.
    app.clock.set(instantOf(Date.now()));
    browser = newBrowser();
  });
  afterEach(() => app.close());

  function newBrowser(): MemberBrowser {
    return new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: async () => (await robotAnswer(app)).robotCheck,
    });
  }
  const follow = async (response: TestResponse) => {
    expect(response.status, response.body.slice(0, 2_000)).to.equal(303);
    return await browser.open(response.headers.location!);
  };
  const callbackOf = async (query = '?lang=en', answer?: 'refuse') => {
    const started = await browser.open(START + query);
    expect(started.status, started.body).to.equal(303);
    const { pathname, search } = await provider.visit(started.headers.location!, answer);
    return pathname + search;
  };
  /** To the provider and back. */
  const visit = async (query?: string, answer?: 'refuse') => await browser.open(await callbackOf(query, answer));
  const registerThere = async (fields: Readonly<Record<string, string>> = {}, query = '') => {
    const person = { firstName: 'สมศรี', lastName: 'มีน้ำ', phone: '081 234 5678', email: EMAIL, terms: 'yes' };
    return await browser.post(`/en/members/social/register${query}`, {
      ...{ submission: aSubmissionId(), ...person, ...(await robotAnswer(app)) },
      ...fields,
    });
  };
  const socialMember = async () => {
    await visit();
    expect((await registerThere()).headers.location).to.equal('/en/members/dashboard');
  };
  const passwordMember = async () => {
    const other = newBrowser();
    await other.register({ email: EMAIL, password: PASSWORD });
    const mail = await app.background.outbox.claim();
    if (mail === undefined || !('token' in mail.content)) throw new Error('no link was mailed');
    await app.background.outbox.markSent(mail.id);
    await other.open(`/en/members/verify?token=${mail.content.token}`);
    await other.post('/en/members/verify', { answer: 'confirm' });
  };

  it('is offered on the pages for guests, in the language of the page, without prefetching', async () => {
    const page = await browser.open('/th/members/login?back=%2Fth%2Fmembers%2Fe-news');
    expect(page.body).to.include('บัญชีทดสอบ');
    expect(page.body).to.include(`${START}?lang=th&amp;back=%2Fth%2Fmembers%2Fe-news`);
    expect((await browser.open('/en/members/register')).body)
      .to.include('Test ID')
      .and.include(`${START}?lang=en`);
  });

  it('is not there where the settings name no provider', async () => {
    const without = await startTestApp();
    try {
      const login = await without.send('/en/members/login');
      expect(login.body).to.not.include('/members/social/');
      for (const path of [START, '/members/social/callback/testid', '/en/members/social', '/en/members/social/link'])
        expect((await without.send(path)).status, path).to.equal(404);
    } finally {
      await without.close();
    }
  });

  it('registers a person whom the provider has identified, with what it says, and without a password', async () => {
    const page = await follow(await visit('?lang=en&back=%2Fen%2Fmembers%2Fe-news'));
    expect(page.body).to.include('Register with Test ID').and.include('value="สมศรี"').and.include(`value="${EMAIL}"`);
    expect(page.body).to.not.include('type="password"');
    const refused = await registerThere({ terms: '', phone: '12' });
    expect([refused.status, refused.body.includes('Please accept the agreement.')]).to.deep.equal([422, true]);
    const done = await registerThere({}, '?back=%2Fen%2Fmembers%2Fe-news');
    expect(done.headers.location).to.equal('/en/members/e-news');
    expect((await browser.open('/en/members/dashboard')).body)
      .to.include('สมศรี มีน้ำ')
      .and.include(EMAIL);
    await browser.post('/en/members/sign-out');
    expect((await visit()).headers.location).to.equal('/en/members/dashboard');
  });

  it('has another address confirmed by a mail first', async () => {
    await visit();
    const mailbox = await follow(await registerThere({ email: 'another@example.org' }));
    expect(mailbox.body).to.include('Form Submitted Successfully').and.include('another@example.org');
    const login = await follow(await visit());
    expect(login.body).to.include('Please confirm your e-mail first').and.include('Test ID');
  });

  it('links an account with the same address once its owner has signed in and agreed', async () => {
    await passwordMember();
    const back = await visit();
    expect(back.headers.location).to.match(/^\/en\/members\/login\?back=%2Fen%2Fmembers%2Fsocial%2Flink&done=/);
    expect((await follow(back)).body).to.include('There is an account with your e-mail here already');
    const signedIn = await browser.signIn(EMAIL, PASSWORD, '?back=%2Fen%2Fmembers%2Fsocial%2Flink');
    const question = await follow(signedIn);
    expect(question.body).to.include('Link Test ID to your account?').and.include(EMAIL);
    const list = await follow(await browser.post('/en/members/social/link'));
    expect(list.body).to.include('The account is linked.').and.include('Remove the link to Test ID');
    browser = newBrowser();
    expect((await visit()).headers.location).to.equal('/en/members/dashboard');
  });

  it('asks for the password before it links or removes in a session that is not fresh', async () => {
    await passwordMember();
    await browser.signIn(EMAIL, PASSWORD);
    app.clock.set(addSeconds(app.clock.now(), FRESH_PROOF_SECONDS));
    expect((await visit('?lang=en&for=link')).headers.location).to.equal('/en/members/social/link');
    expect((await browser.open('/en/members/social/link')).body).to.include('name="currentPassword"');
    expect((await browser.post('/en/members/social/link', { currentPassword: 'wrong' })).body).to.include(
      'This is not your password',
    );
    expect((await browser.post('/en/members/social/link')).body).to.include('Please enter your password.');
    await browser.post('/en/members/social/link', { currentPassword: PASSWORD });
    const page = '/en/members/social/link?remove=testid';
    expect((await browser.open(page)).body)
      .to.include('Remove the link to Test ID?')
      .and.include('name="currentPassword"');
    const list = await follow(await browser.post(page, { currentPassword: PASSWORD }));
    expect(list.body).to.include('The link to the account is removed.').and.include('No other account is linked yet.');
  });

  it('counts the passwords that are tried to link an account, and keeps the page open for who has to wait', async () => {
    await passwordMember();
    await browser.signIn(EMAIL, PASSWORD);
    app.clock.set(addSeconds(app.clock.now(), FRESH_PROOF_SECONDS));
    await visit('?lang=en&for=link');
    const give = (currentPassword: string) => browser.post('/en/members/social/link', { currentPassword });
    for (let tries = 0; tries < LOGINS_PER_ACCOUNT; tries += 1) expect((await give('wrong')).status).to.equal(422);
    const late = await give(PASSWORD);
    expect([late.status, late.headers['retry-after']]).to.deep.equal([429, '60']);
    expect(late.body).to.include('Please keep this page open').and.include('name="currentPassword"');
    app.clock.set(addSeconds(app.clock.now(), 60));
    expect((await follow(await give(PASSWORD))).body).to.include('The account is linked.');
  });

  it('leaves a member without a password their only way in, and leads them to a password', async () => {
    await socialMember();
    const page = await browser.open('/en/members/social/link?remove=testid');
    expect(page.body).to.include('is the only way into your account').and.include('/en/members/forgot-password');
    expect((await browser.open('/en/members/change-password')).body)
      .to.include('have no password yet')
      .and.not.include('name="oldPassword"');
  });

  it('tells a member without a password to choose one before a second step of signing in is added', async () => {
    await socialMember();
    const page = await browser.open('/en/members/security');
    expect(page.body)
      .to.include('ask for your password, and you have none yet')
      .and.include('href="/en/members/forgot-password"')
      .and.not.include('Signing in takes your password')
      .and.not.include('href="/en/members/security/');
    expect((await browser.open('/th/members/security')).body).to.include('href="/th/members/forgot-password"');
  });

  it('changes the address of a member without a password after they have signed in there again', async () => {
    await socialMember();
    const edit = await browser.open('/en/members/profile/edit');
    expect(edit.body).to.include('Confirm with Test ID').and.not.include('name="currentPassword"');
    const version = /name="version" value="([^"]+)"/.exec(edit.body)?.[1] ?? '';
    const profile = { firstName: 'สมศรี', lastName: 'มีน้ำ', phone: '0812345678', birthday: '13/4/2533' };
    const change = { ...profile, email: 'new@example.org', version };
    const refused = await browser.post('/en/members/profile/edit', change);
    expect(refused.body).to.include('Please confirm first that it is you');
    const proved = await visit('?lang=en&for=prove&back=%2Fen%2Fmembers%2Fprofile%2Fedit');
    expect(proved.headers.location).to.equal('/en/members/profile/edit');
    const again = await browser.open('/en/members/profile/edit');
    expect(again.body).to.include('You have confirmed who you are.').and.include('value="new@example.org"');
    const saved = await follow(await browser.post('/en/members/profile/edit', change));
    expect(saved.body).to.include('We have sent a link to the new e-mail address');
  });

  it('proves nothing with the account of somebody else', async () => {
    await socialMember();
    provider.account = { ...SOMSRI, sub: 'other', pid: '3101700207361' };
    const page = await follow(await visit('?lang=th&for=prove'));
    expect(page.body).to.include('ไม่ใช่บัญชีที่เชื่อมกับบัญชีของท่าน');
  });

  it('says in the person’s language why a visit came to nothing', async () => {
    expect((await follow(await visit('?lang=th', 'refuse'))).body).to.include('บัญชีทดสอบ ไม่ได้ยืนยันการเข้าสู่ระบบ');
    expect((await follow(await visit('?lang=en', 'refuse'))).body).to.include('Test ID did not sign you in');
    const callback = await callbackOf('?lang=th');
    await browser.open(callback);
    // The back button, or a copy of the address.
    expect((await follow(await browser.open(callback))).body).to.include('took longer than it may');
    const late = await callbackOf();
    app.clock.set(addSeconds(app.clock.now(), 600));
    expect((await follow(await browser.open(late))).body).to.include('took longer than it may');
    const mixed = await callbackOf();
    const wrong = mixed.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example.org');
    expect((await follow(await browser.open(wrong))).body).to.include('The answer of Test ID could not be used');
    await callbackOf();
    const other = await browser.open('/members/social/callback/other?code=1&state=2');
    expect((await follow(other)).body).to.include('took longer than it may');
    const unanswered = await callbackOf();
    provider.intercept = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    expect((await follow(await browser.open(unanswered))).body).to.include('Test ID does not answer at the moment');
  });
  it('is begun by no other website, and by no browser ahead of the person', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Purpose': 'prefetch' }]) {
      const { headers: answer } = await app.send({ path: START, headers });
      expect(answer.location).to.match(/^\/(en|th)\/members\/login$/);
      expect(answer['set-cookie'] ?? []).to.deep.equal([]);
    }
    expect((await app.send('/members/social/start/unknown')).status).to.equal(404);
  });

  it('keeps what it remembers for ten minutes, out of reach of page scripts, and sends it along from the provider', async () => {
    const { headers } = await browser.open(START);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).to.match(/^members_social_state=[^;]{100,3800};/);
    expect(cookie).to.include('Max-Age=600').and.include('HttpOnly').and.include('SameSite=Lax');
    expect(headers['cache-control']).to.equal('private, no-store');
  });

  it('writes no code, no personal number and no secret into the log, nor into any cookie or page', async () => {
    const callback = await callbackOf();
    const answer = await browser.open(callback);
    const page = await follow(answer);
    await registerThere();
    const code = new URLSearchParams(callback.split('?')[1]).get('code')!;
    const log = JSON.stringify(app.log);
    for (const text of [code, String(SOMSRI['pid']), CLIENT_SECRET, EMAIL, 'สมศรี']) expect(log).to.not.include(text);
    const seen = JSON.stringify([answer, page.body, [...browser.cookies]]);
    for (const text of [code, String(SOMSRI['pid']), CLIENT_SECRET]) expect(seen).to.not.include(text);
  });
});
