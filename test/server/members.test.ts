import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { newsType, siteDetails } from '#test/support/builders.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { startMailServer, type MailServer } from '#test/support/mailServer.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import type { TestResponse } from '#test/support/send.ts';
import { department } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const EMAIL = 'malee@example.org';
const PASSWORD = 'River-boat-2569';
const NEW_PASSWORD = 'Paddy-field-2570';

/** A browser that keeps cookies, and members' mails. */
class Visitor {
  readonly #app: TestApp;
  readonly #mails: MailServer;
  readonly cookies = new Map<string, string>();

  constructor(app: TestApp, mails: MailServer) {
    this.#app = app;
    this.#mails = mails;
  }

  async open(path: string): Promise<TestResponse> {
    return this.#keep(await this.#app.send({ path, headers: this.#cookieHeader() }));
  }

  async post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<TestResponse> {
    const body = new URLSearchParams(fields).toString();
    const headers = { ...FORM, ...this.#cookieHeader() };
    return this.#keep(await this.#app.send({ path, method: 'POST', headers, body }));
  }

  async register(email = EMAIL, submission: string = aSubmissionId()): Promise<TestResponse> {
    const person = { firstName: 'มาลี', lastName: 'ใจดี', email, phone: '081 234 5678', terms: 'yes' };
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    return this.post('/en/members/register', {
      ...{ submission, ...person, ...passwords },
      ...(await robotAnswer(this.#app)),
    });
  }

  async signIn(password = PASSWORD, query = '', loginName = EMAIL): Promise<TestResponse> {
    const robot = await robotAnswer(this.#app);
    return this.post(`/en/members/login${query}`, { loginName, password, ...robot });
  }

  /** The path to which the newest mail links. */
  async link(email = EMAIL): Promise<string> {
    await this.#app.deliverMails();
    const texts = this.#mails.mails.map((mail) => [mail.headers.get('to') ?? '', mail.parts.get('text/plain') ?? '']);
    const text = texts.findLast(([to, words]) => to?.includes(email) && words?.includes('?token='))?.[1] ?? '';
    const [path] = /\/(?:en|th)\/members\/[\w-]+\?token=\w+/.exec(text) ?? [];
    if (path === undefined) throw new Error('the mail has no link');
    return path;
  }

  async confirmAddress(): Promise<TestResponse> {
    await this.open(await this.link());
    return this.post('/en/members/verify', { answer: 'confirm' });
  }

  #cookieHeader(): Readonly<Record<string, string>> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { Cookie: pairs.join('; ') };
  }

  #keep(response: TestResponse): TestResponse {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const end = pair.indexOf('=');
      const value = pair.slice(end + 1);
      if (value === '') this.cookies.delete(pair.slice(0, end));
      else this.cookies.set(pair.slice(0, end), value);
    }
    return response;
  }
}

describe('The members area', () => {
  let app: TestApp;
  let mails: MailServer;
  let visitor: Visitor;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await startTestApp({ environment: { SMTP_URL: mails.url, MAIL_FROM: 'noreply@water.example' } });
    visitor = new Visitor(app, mails);
  });
  afterEach(async () => {
    await app.close();
    await mails.close();
  });

  it('leads from the registration through the mail and the login to the dashboard, and out again', async () => {
    const registered = await visitor.register();
    expect(registered.status, registered.body.slice(0, 3_000)).to.equal(303);
    const mailbox = await visitor.open(registered.headers.location!);
    expect(mailbox.body).to.include('Form Submitted Successfully').and.include(EMAIL);

    const confirmed = await visitor.confirmAddress();
    expect(confirmed.status).to.equal(303);
    expect((await visitor.open(confirmed.headers.location!)).body).to.include('You can sign in now.');

    const signedIn = await visitor.signIn();
    expect(signedIn).to.include({ status: 303 });
    expect(signedIn.headers.location).to.equal('/en/members/dashboard');
    const dashboard = await visitor.open('/en/members/dashboard');
    expect(dashboard.status).to.equal(200);
    expect(dashboard.body).to.include('มาลี ใจดี').and.include(EMAIL);
    expect(dashboard.headers['cache-control']).to.equal('private, no-store');

    const signedOut = await visitor.post('/en/members/sign-out');
    expect(signedOut.headers['clear-site-data']).to.equal('"cache", "storage"');
    expect((await visitor.open(signedOut.headers.location!)).body).to.include('You have signed out');
    expect((await visitor.open('/en/members/dashboard')).headers.location).to.include('/en/members/login');
  });

  it('signs in with cookies that page scripts cannot read, for a day and for 180 days', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    const cookies = (await visitor.signIn()).headers['set-cookie'] ?? [];
    const [token, known] = ['members_access_token', 'members_known_browser'].map((name) =>
      cookies.find((cookie) => cookie.startsWith(`${name}=`)),
    );
    expect(token).to.include('Max-Age=86400').and.include('HttpOnly').and.include('SameSite=Lax');
    expect(known)
      .to.include(`Max-Age=${180 * 86_400}`)
      .and.include('HttpOnly')
      .and.include('SameSite=Lax');
  });

  it('returns to the page that somebody wanted before signing in, never to another site', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    const guarded = await visitor.open('/th/members/dashboard');
    expect(guarded.status).to.equal(303);
    expect(guarded.headers.location).to.equal('/th/members/login?back=%2Fth%2Fmembers%2Fdashboard');
    expect((await visitor.signIn(PASSWORD, '?back=%2Fth%2Fmembers%2Fdashboard')).headers.location).to.equal(
      '/th/members/dashboard',
    );
    await visitor.post('/en/members/sign-out');
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', '/en/members/sign-out']) {
      const { headers } = await visitor.signIn(PASSWORD, `?back=${encodeURIComponent(back)}`);
      expect(headers.location, back).to.equal('/en/members/dashboard');
      await visitor.post('/en/members/sign-out');
    }
  });

  it('leads members away from the pages for guests, and to the dashboard or to login from its landing page', async () => {
    expect((await visitor.open('/en/members')).headers.location).to.equal('/en/members/login');
    await visitor.register();
    await visitor.confirmAddress();
    await visitor.signIn();
    for (const path of ['/en/members', '/en/members/login', '/en/members/register'])
      expect((await visitor.open(path)).headers.location, path).to.equal('/en/members/dashboard');
  });

  it('says that a session has ended, and forgets its cookie', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    await visitor.signIn();
    app.clock.set(addSeconds(app.clock.now(), 86_400));
    const ended = await visitor.open('/en/members/dashboard');
    expect(ended.status).to.equal(303);
    expect(visitor.cookies.has('members_access_token')).to.equal(false);
    expect((await visitor.open(ended.headers.location!)).body).to.include('Your session has ended');
  });

  it('moves the token of a link out of the address before it shows anything', async () => {
    await visitor.register();
    const moved = await visitor.open(await visitor.link());
    expect(moved.status).to.equal(303);
    expect(moved.headers.location).to.equal('/en/members/verify');
    expect(moved.headers).to.include({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    const page = await visitor.open('/en/members/verify');
    expect(page.body).to.include('มาลี ใจดี').and.include('Yes, confirm my e-mail');
    expect(page.headers['cache-control']).to.equal('private, no-store');
    // Opened twice, because mail scanners open links: nothing is spent.
    await visitor.open(await visitor.link());
    expect((await visitor.open('/en/members/verify')).body).to.include('Yes, confirm my e-mail');
  });

  it('deletes an account that somebody else registered with the address', async () => {
    await visitor.register();
    await visitor.open(await visitor.link());
    const declined = await visitor.post('/en/members/verify', { answer: 'decline' });
    expect((await visitor.open(declined.headers.location!)).body).to.include('Your e-mail address is not used here.');
    expect((await visitor.signIn()).status).to.equal(422);
  });

  it('says why a link cannot be used, with the way to register again', async () => {
    for (const path of ['/en/members/verify', '/en/members/verify?token=nothing']) {
      await visitor.open(path);
      const { body } = await visitor.open('/en/members/verify');
      expect(body).to.include('This link cannot be used').and.include('/en/members/register');
    }
    await visitor.open('/en/members/reset-password?token=nothing');
    expect((await visitor.open('/en/members/reset-password')).body)
      .to.include('This link cannot be used')
      .and.include('/en/members/forgot-password');
  });

  it('sets a new password by a link, and signs out everywhere', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    const elsewhere = new Visitor(app, mails);
    await elsewhere.signIn();
    const asked = await visitor.post('/en/members/forgot-password', { email: EMAIL });
    expect((await visitor.open(asked.headers.location!)).body).to.include(EMAIL);
    const moved = await visitor.open(await visitor.link());
    expect(moved.headers.location).to.equal('/en/members/reset-password');
    const refused = await visitor.post('/en/members/reset-password', { password: 'malee', confirmPassword: 'x' });
    expect(refused.status).to.equal(422);
    expect(refused.body)
      .to.include('Password should be at least 8 characters.')
      .and.include('Password does not match.');
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const reset = await visitor.post('/en/members/reset-password', fields);
    expect((await visitor.open(reset.headers.location!)).body).to.include('Your password has been changed');
    expect((await elsewhere.open('/en/members/dashboard')).headers.location).to.include('/en/members/login');
    expect((await visitor.signIn()).status).to.equal(422);
    expect((await visitor.signIn(NEW_PASSWORD)).status).to.equal(303);
  });

  it('answers the same for a known and an unknown address: status, headers and words', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    const unknown = 'nobod@example.org';
    /** Without the address itself, and what is another one in every response. */
    const answer = ({ status, headers, body }: TestResponse, email: string) => {
      const { date: _, 'x-request-id': __, 'set-cookie': cookies = [], location = '', ...others } = headers;
      const names = cookies.map((line) => line.split('=')[0]);
      const words = body.replaceAll(email, '').replaceAll(/[\w-]{32,}|\\"(counter|time)\\":[\d.]+/g, '');
      return { status, others, names, target: location.split('done=')[0], words };
    };
    const asking = (path: string) => async (email: string) => {
      const posted = await visitor.post(path, { email });
      return [answer(posted, email), answer(await visitor.open(posted.headers.location!), email)];
    };
    const acts: Readonly<Record<string, (email: string) => Promise<readonly unknown[]>>> = {
      reset: asking('/en/members/forgot-password'),
      resend: asking('/en/members/verify/resend'),
      registration: async (email) => {
        const posted = await visitor.register(email);
        return [answer(posted, email), answer(await visitor.open(posted.headers.location!), email)];
      },
      login: async (email) => [answer(await visitor.signIn('Wrong-pass-word-1', '', email), email)],
    };
    for (const [name, act] of Object.entries(acts)) expect(await act(unknown), name).to.deep.equal(await act(EMAIL));
  });

  it('says that a link is too old, and mails another one', async () => {
    await visitor.register();
    await visitor.open(await visitor.link());
    app.clock.set(addSeconds(app.clock.now(), 24 * 3_600 + 1));
    const late = await visitor.post('/en/members/verify', { answer: 'confirm' });
    expect(late.body).to.include('The link is invalid or expired').and.include('/en/members/verify/resend');
    await visitor.post('/en/members/verify/resend', { email: EMAIL });
    await visitor.confirmAddress();
    expect((await visitor.signIn()).status).to.equal(303);

    const forgetful = new Visitor(app, mails);
    await forgetful.post('/en/members/forgot-password', { email: EMAIL });
    await forgetful.open(await forgetful.link());
    app.clock.set(addSeconds(app.clock.now(), 3_601));
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const refused = await forgetful.post('/en/members/reset-password', fields);
    expect(refused.body).to.include('This link cannot be used').and.include('/en/members/forgot-password');
    await forgetful.post('/en/members/forgot-password', { email: EMAIL });
    await forgetful.open(await forgetful.link());
    expect((await forgetful.post('/en/members/reset-password', fields)).status).to.equal(303);
    const again = await forgetful.post('/en/members/reset-password', fields);
    expect(again.body, 'the used link').to.include('This link cannot be used');
    expect((await forgetful.signIn(NEW_PASSWORD)).status).to.equal(303);
  });

  it('makes one account and one mail of a registration that was sent twice, at once or later', async () => {
    const submission = aSubmissionId();
    const sent = await Promise.all([visitor.register(EMAIL, submission), visitor.register(EMAIL, submission)]);
    sent.push(await visitor.register(EMAIL, submission));
    expect(sent.map(({ status }) => status)).to.deep.equal([303, 303, 303]);
    await app.deliverMails();
    expect(mails.mails.map(({ to }) => to)).to.deep.equal([[EMAIL]]);
  });

  it('never sends a password back to a page', async () => {
    const fields = { firstName: 'มาลี', email: EMAIL, password: PASSWORD, confirmPassword: 'another-Word-1' };
    const refused = await visitor.post('/en/members/register', { ...fields, ...(await robotAnswer(app)) });
    expect(refused.status).to.equal(422);
    expect(refused.body).to.include('มาลี').and.include('Please enter your last name.');
    expect(refused.body).to.not.include(PASSWORD).and.not.include('another-Word-1');
    await visitor.register();
    const wrong = await visitor.signIn('Wrong-pass-word-1');
    expect(wrong.status).to.equal(422);
    expect(wrong.body).to.include(EMAIL).and.not.include('Wrong-pass-word-1');
  });

  it('asks to wait after five tries in a minute, and only who tries there', async () => {
    await visitor.register();
    await visitor.confirmAddress();
    for (let tries = 0; tries < 5; tries++) expect((await visitor.signIn('Wrong-pass-word-1')).status).to.equal(422);
    const waiting = await visitor.signIn();
    expect(waiting.status).to.equal(429);
    expect(waiting.headers['retry-after']).to.equal('60');
    expect(waiting.body.replaceAll(/<[^>]+>|\s+/g, ' ')).to.include('Please wait 1 minute, and try again.');
  });

  describe('for a member who is signed in', () => {
    const PROFILE = { firstName: 'มาลี', lastName: 'ใจงาม', email: EMAIL, phone: '0812345678', birthday: '1984-03-05' };
    const version = async () => {
      const { body } = await visitor.open('/en/members/profile/edit');
      return { version: /name="version" value="([^"]+)"/.exec(body)![1]! };
    };
    beforeEach(async () => {
      await visitor.register();
      await visitor.confirmAddress();
      await visitor.signIn();
    });

    it('shows the profile, and changes it', async () => {
      const edited = await visitor.open('/en/members/profile/edit');
      expect(edited.body).to.include('value="มาลี"');
      const fields = { ...PROFILE, gender: 'female', userName: 'malee', ...(await version()) };
      const saved = await visitor.post('/en/members/profile/edit', fields);
      expect(saved.status, saved.body.slice(0, 2_000)).to.equal(303);
      const { body } = await visitor.open(saved.headers.location!);
      for (const text of ['Your profile is saved.', 'ใจงาม', '5 March 1984', 'Female', 'malee'])
        expect(body).to.include(text);
    });

    it('asks for the birthday, and for the password with another e-mail', async () => {
      const fields = { ...PROFILE, birthday: '', email: 'new@example.org', ...(await version()) };
      const refused = await visitor.post('/en/members/profile/edit', fields);
      expect(refused.status).to.equal(422);
      expect(refused.body).to.include('Please enter your birthday.').and.include('Please enter your password.');
      const wrong = {
        ...PROFILE,
        email: 'new@example.org',
        currentPassword: 'Wrong-pass-word-1',
        ...(await version()),
      };
      expect((await visitor.post('/en/members/profile/edit', wrong)).body).to.include('This is not your password.');
      const right = { ...wrong, currentPassword: PASSWORD };
      const saved = await visitor.post('/en/members/profile/edit', right);
      expect((await visitor.open(saved.headers.location!)).body).to.include(
        'new@example.org waits for its confirmation.',
      );
      await visitor.open(await visitor.link('new@example.org'));
      expect((await visitor.open('/en/members/verify')).body).to.include('new@example.org');
      await visitor.post('/en/members/verify', { answer: 'confirm' });
      expect((await visitor.open('/en/members/profile')).body)
        .to.include('new@example.org')
        .and.not.include('waits for');
    });

    it('says when the profile was changed in another tab, and saves it when asked again', async () => {
      const old = await version();
      await visitor.post('/en/members/profile/edit', { ...PROFILE, ...old });
      const late = await visitor.post('/en/members/profile/edit', { ...PROFILE, lastName: 'ใจเย็น', ...old });
      expect(late.status).to.equal(422);
      expect(late.body).to.include('Your profile was changed elsewhere meanwhile.').and.include('ใจเย็น');
      const [, next = ''] = /name="version" value="([^"]+)"/.exec(late.body) ?? [];
      const saved = await visitor.post('/en/members/profile/edit', { ...PROFILE, lastName: 'ใจเย็น', version: next });
      expect((await visitor.open(saved.headers.location!)).body).to.include('ใจเย็น');
    });

    it('finds what was typed again when the session ended meanwhile, without the password, and only there', async () => {
      const fields = { ...PROFILE, lastName: 'ใจเย็น', currentPassword: PASSWORD, ...(await version()) };
      visitor.cookies.delete('members_access_token');
      const ended = await visitor.post('/en/members/profile/edit', fields);
      expect(ended.headers.location).to.include('back=%2Fen%2Fmembers%2Fprofile%2Fedit');
      expect(visitor.cookies.get('members_draft')).to.be.a('string').that.does.not.include(PASSWORD);
      const signedIn = await visitor.signIn(PASSWORD, '?back=/en/members/profile/edit');
      const page = await visitor.open(signedIn.headers.location!);
      expect(page.body).to.include('ใจเย็น').and.not.include(PASSWORD);
      expect((await visitor.open('/en/members/profile/edit')).body).to.not.include('ใจเย็น');
    });

    it('changes the password, and signs out everywhere else', async () => {
      const elsewhere = new Visitor(app, mails);
      await elsewhere.signIn();
      expect((await visitor.open('/en/members/dashboard')).body).to.include('Sign out everywhere else');
      const fields = { oldPassword: 'Wrong-pass-word-1', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      const wrong = await visitor.post('/en/members/change-password', fields);
      expect(wrong.status).to.equal(422);
      expect(wrong.body).to.include('This is not your password.');
      const changed = await visitor.post('/en/members/change-password', { ...fields, oldPassword: PASSWORD });
      expect((await visitor.open(changed.headers.location!)).body).to.include('Your password is changed.');
      expect((await elsewhere.open('/en/members/dashboard')).headers.location).to.include('/en/members/login');
    });

    it('signs out everywhere else with one button', async () => {
      const elsewhere = new Visitor(app, mails);
      await elsewhere.signIn();
      const ended = await visitor.post('/en/members/sessions');
      expect((await visitor.open(ended.headers.location!)).body).to.include('You were signed out everywhere else.');
      expect((await elsewhere.open('/en/members/dashboard')).status).to.equal(303);
    });

    it('chooses the newsletter, at least one type, and unsubscribes', async () => {
      expect((await visitor.open('/en/members/e-news')).body).to.include('You receive no newsletter.');
      const none = await visitor.post('/en/members/e-news/edit');
      expect(none.status).to.equal(422);
      expect(none.body).to.include('Please choose at least one type of news.');
      const saved = await visitor.post('/en/members/e-news/edit', { types: 'all' });
      const chosen = await visitor.open(saved.headers.location!);
      expect(chosen.body).to.include('Your newsletter is saved.').and.include(`It goes to ${EMAIL}.`);
      const edit = await visitor.open('/en/members/e-news/edit');
      expect(edit.body.match(/checked=""/g)?.length).to.be.greaterThan(1);
      const gone = await visitor.post('/en/members/e-news');
      expect((await visitor.open(gone.headers.location!)).body).to.include('You will receive no more newsletters.');
    });

    it('keeps the choice of a news type that is withdrawn, without showing the type', async () => {
      const offer = (...codes: readonly string[]) =>
        app.publish(department({ details: siteDetails({ newsTypes: codes.map(newsType) }) }));
      const shown = async () => (await visitor.open('/en/members/e-news')).body;
      await visitor.post('/en/members/e-news/edit', { types: 'all' });
      await offer('floods', 'jobs');
      expect(await shown())
        .to.include('<li>News of floods</li><li>News of jobs</li>')
        .and.not.include('News of works');
      expect(await shown()).to.include('One type of news that you chose is not offered at present.');
      await visitor.post('/en/members/e-news/edit', { types: 'jobs' });
      await offer('floods', 'works', 'jobs');
      expect(await shown())
        .to.include('<li>News of works</li><li>News of jobs</li>')
        .and.not.include('not offered');

      await offer();
      expect(await shown())
        .to.include('2 types of news that you chose are not offered')
        .and.include('Unsubscribe');
      const { body } = await visitor.open('/en/members/e-news/edit');
      expect(body).to.include('This website has no newsletter at present.').and.not.include('Select all');
      expect((await visitor.open('/en/members/dashboard')).body).not.to.include('/members/e-news/edit');
    });
  });

  it('says that it cannot be done now while the store does not respond, with everything still there', async () => {
    app.ports.members!.registrations.register = () => Promise.reject(new Unavailable('store', 'gone'));
    const failed = await visitor.register();
    expect(failed.status).to.equal(503);
    expect(failed.body).to.include('Form Submission Failed').and.include(EMAIL);
  });

  describe('without scripts', () => {
    const code = async () => {
      await app.deliverMails();
      const text = mails.mails.findLast(({ parts }) => /^\d{6}$|\b\d{6}\b/m.test(parts.get('text/plain') ?? ''));
      return /\b\d{6}\b/.exec(text?.parts.get('text/plain') ?? '')?.[0] ?? '';
    };
    /** The hidden fields of the page, as its form sends them. */
    const hidden = (body: string) =>
      Object.fromEntries(
        [...body.matchAll(/<input type="hidden" name="((?!back)\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ) as Record<string, string>;

    it('signs in with a mailed code, and asks for the password once', async () => {
      await visitor.register();
      await visitor.confirmAddress();
      const asked = await visitor.post('/en/members/login', {
        loginName: EMAIL,
        password: PASSWORD,
        robotCheck: 'code',
      });
      expect(asked.status).to.equal(422);
      expect(asked.body).to.include('Code from the mail').and.not.include('name="password"').and.not.include(PASSWORD);
      const fields = { ...hidden(asked.body), loginName: EMAIL, robotCode: await code() };
      const wrong = await visitor.post('/en/members/login', { ...fields, robotCode: '000000' });
      expect(wrong.body).to.include('This code is wrong').and.not.include('name="password"');
      const signedIn = await visitor.post('/en/members/login', { ...hidden(wrong.body), ...fields });
      expect(signedIn.headers.location).to.equal('/en/members/dashboard');
      expect((await visitor.post('/en/members/sign-out')).status).to.equal(303);
      const again = await visitor.post('/en/members/login', fields);
      expect(again.status, 'a code works once').to.equal(422);
    });

    it('asks for password and code anew when the password was wrong', async () => {
      await visitor.register();
      await visitor.confirmAddress();
      const login = { loginName: EMAIL, password: 'Wrong-pass-word-1', robotCheck: 'code' };
      const asked = await visitor.post('/en/members/login', login);
      const fields = { ...hidden(asked.body), loginName: EMAIL, robotCode: await code() };
      const refused = await visitor.post('/en/members/login', fields);
      expect(refused.body).to.include('We do not know this combination').and.include('name="password"');
      expect(hidden(refused.body)).to.not.have.property('robotTicket');
    });

    it('keeps passwords for their own code only', async () => {
      const login = { loginName: EMAIL, password: PASSWORD, robotCheck: 'code' };
      const [first, second] = [
        await visitor.post('/en/members/login', login),
        await visitor.post('/en/members/login', login),
      ];
      const { keptSecrets = '' } = hidden(first.body);
      const mixed = { ...hidden(second.body), keptSecrets, loginName: EMAIL, robotCode: await code() };
      expect((await visitor.post('/en/members/login', mixed)).body).to.include('Please enter your password.');
    });

    it('says that a code needs the e-mail address, not the user name', async () => {
      const { body } = await visitor.post('/en/members/login', {
        ...{ loginName: 'malee', password: PASSWORD, robotCheck: 'code' },
      });
      expect(body).to.include('Please enter your e-mail address in place of the user name.');
    });
  });

  it('mails nothing about the first sign-in, and about one from another browser', async () => {
    const subjects = async () => {
      await app.deliverMails();
      return mails.mails.map(({ headers }) => headers.get('subject'));
    };
    await visitor.register();
    await visitor.confirmAddress();
    await visitor.signIn();
    expect(await subjects()).to.have.length(1);
    await new Visitor(app, mails).signIn();
    expect((await subjects())[1]).to.include('sign-in');
  });

  describe('while the store takes no changes', () => {
    const fail = () => Promise.reject(new Unavailable('store', 'the disk is full'));
    beforeEach(async () => {
      await visitor.register();
    });

    it('shows the failure popup of each button, and of the newsletter with what was ticked', async () => {
      await visitor.confirmAddress();
      await visitor.signIn();
      await visitor.post('/en/members/e-news/edit', { types: 'all' });
      const members = app.ports.members!;
      Object.assign(members.newsletter, { save: fail, unsubscribe: fail });
      Object.assign(members.ownSessions!, { endOthers: fail });
      const { body } = await visitor.open('/en/members/e-news/edit');
      const [, box = ''] = body.match(/<input[^>]*name="types"[^>]*>/g) ?? [];
      const [type = ''] = /(?<=value=")[^"]+/.exec(box) ?? [];
      for (const [path, fields] of [
        ['/en/members/e-news', {}],
        ['/en/members/sessions', {}],
        ['/en/members/e-news/edit', { types: type }],
      ] as const) {
        const failed = await visitor.post(path, fields);
        expect(failed.status, path).to.equal(503);
        expect(failed.body, path).to.include('Form Submission Failed').and.include('Please try again later');
        if ('types' in fields) expect(failed.body.match(/checked=""/g)).to.have.length(1);
      }
    });

    it('shows the failure popup of a link, which can be used later', async () => {
      await visitor.open(await visitor.link());
      const { verifications } = app.ports.members!;
      const { confirm } = verifications!;
      Object.assign(verifications!, { confirm: fail });
      const failed = await visitor.post('/en/members/verify', { answer: 'confirm' });
      expect(failed.status).to.equal(503);
      expect(failed.body).to.include('Form Submission Failed').and.include('Yes, confirm my e-mail');
      Object.assign(verifications!, { confirm });
      expect((await visitor.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(303);
    });
  });

  it('shows no user name where members cannot have one', async () => {
    Object.assign(app.ports.members!, { hasUserNames: false });
    await visitor.register();
    await visitor.confirmAddress();
    await visitor.signIn();
    for (const path of ['/en/members/profile', '/en/members/profile/edit'])
      expect((await visitor.open(path)).body).to.not.include('User name');
  });
});
