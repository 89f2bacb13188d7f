import { expect } from 'chai';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { plainDepartment, type PlainDepartment } from '#test/support/plainDepartment.ts';
import { MEMBER_PATHS } from '#test/support/plainMembers.ts';
import { startPlainWebsite, type PlainWebsite } from '#test/support/plainWebsite.ts';
import { robotAnswer } from '#test/support/robotAnswer.ts';
import type { TestRequest } from '#test/support/send.ts';
import { DEPARTMENT_HOST, testArchives } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const EMAIL = 'somchai@example.org';
const PASSWORD = 'Department.1';
const NEW_PASSWORD = 'Paddy-field-2570';
const PROFILE = { firstName: 'สมชาย', lastName: 'ใจดี', email: EMAIL, phone: '0812345678', birthday: '1990-02-28' };

describe("The members area in front of a department's own API", () => {
  let api: PlainDepartment;
  let website: PlainWebsite;
  let browser: MemberBrowser;

  const start = async (paths: Readonly<Record<string, string>> = MEMBER_PATHS) => {
    api = await plainDepartment({ sites: { [DEPARTMENT_HOST]: '64f1c0ffee0123456789ab01' }, hasMembers: true });
    const environment = { API_OFFERS: 'sites,members', ...paths };
    website = await startPlainWebsite(api, { clock: testClock(), archives: testArchives(), environment });
    const send = (request: TestRequest) => website.send({ host: DEPARTMENT_HOST, ...request });
    const solveRobotCheck = async () => (await robotAnswer({ send })).robotCheck;
    browser = new MemberBrowser({ send, solveRobotCheck });
  };
  afterEach(async () => {
    await website.close();
    await api.close();
  });

  const sent = (call: string) => api.record.filter((received) => received.call === `POST ${call}`);
  /** The fields of the profile's form, with the hidden one of its page. */
  const profileForm = async (change: Readonly<Record<string, string>> = {}) => {
    const { body } = await browser.open('/en/members/profile/edit');
    return { ...PROFILE, version: /name="version" value="([^"]+)"/.exec(body)![1]!, ...change };
  };

  it('signs in, changes the profile and the password, and signs out', async () => {
    await start();
    const signedIn = await browser.signIn(EMAIL, PASSWORD);
    expect([signedIn.status, signedIn.headers.location]).to.deep.equal([303, '/en/members/dashboard']);
    expect((await browser.open('/en/members/dashboard')).body).to.include('สมชาย ใจดี');
    const saved = await browser.post('/en/members/profile/edit', await profileForm({ phone: '02 345 6789' }));
    expect(saved.status, saved.body.slice(0, 2_000)).to.equal(303);
    expect((await browser.open('/en/members/profile')).body).to.include('023456789');
    const changed = await browser.post('/en/members/change-password', {
      oldPassword: PASSWORD,
      ...{ newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
    expect(changed.status, changed.body.slice(0, 2_000)).to.equal(303);
    expect((await browser.post('/en/members/sign-out')).status).to.equal(303);
    expect((await browser.open('/en/members/dashboard')).headers.location).to.match(/^\/en\/members\/login/);
    expect((await browser.signIn(EMAIL, PASSWORD)).status).to.equal(422);
    expect((await browser.signIn(EMAIL, NEW_PASSWORD)).status).to.equal(303);
  });

  it('registers, confirms the link of a mail that the API has sent, and sets a forgotten password', async () => {
    await start();
    const malee = { email: 'malee@example.org', password: 'River-boat-2569' };
    const registered = await browser.register(malee);
    expect(registered.status, registered.body.slice(0, 2_000)).to.equal(303);
    expect((await browser.signIn(malee.email, malee.password)).status, 'not confirmed yet').to.equal(422);
    const follow = async (page: string) =>
      browser.open(
        (await browser.open(`/en/members/${page}?token=${api.members!.mails.at(-1)!.token}`)).headers.location!,
      );
    const asked = (await follow('verify')).body;
    expect(asked).to.include('value="confirm"').and.not.include('value="decline"');
    expect((await browser.post('/en/members/verify', { answer: 'confirm' })).status).to.equal(303);
    expect((await browser.signIn(malee.email, malee.password)).status).to.equal(303);
    await browser.post('/en/members/sign-out');
    expect((await browser.post('/en/members/forgot-password', { email: malee.email })).status).to.equal(303);
    await follow('reset-password');
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await browser.post('/en/members/reset-password', passwords)).status).to.equal(303);
    expect((await browser.signIn(malee.email, NEW_PASSWORD)).status).to.equal(303);
    await follow('verify');
    const used = await browser.post('/en/members/verify', { answer: 'confirm' });
    expect(used.body).to.include('The link is invalid or expired.');
  });

  it('shows nothing that the API does not offer', async () => {
    await start();
    await browser.signIn(EMAIL, PASSWORD);
    const { body } = await browser.open('/en/members/dashboard');
    for (const path of ['sessions', 'events', 'data']) expect(body).not.to.include(`/members/${path}`);
    expect((await browser.open('/en/members/profile/edit')).body).not.to.include('name="userName"');
    expect((await browser.open('/en/members/profile/picture')).status).to.equal(404);
    await website.close();
    await api.close();
    await start({ MEMBER_LOGIN_PATH: '/member/login' });
    for (const path of ['verify', 'verify/resend', 'forgot-password', 'reset-password'])
      expect((await browser.open(`/en/members/${path}`)).status, path).to.equal(404);
    expect((await browser.open('/en/members/login')).body).not.to.include('forgot-password');
    const registered = await browser.register({ email: 'malee@example.org', password: 'River-boat-2569' });
    expect((await browser.open(registered.headers.location!)).body).to.include('Your account has been created.');
  });

  it('keeps what was typed when the API fails in any way, and says nothing that it said', async () => {
    await start();
    await browser.signIn(EMAIL, PASSWORD);
    for (const [variation, title] of [
      ['server error', 'Form Submission Failed'],
      ['error object', 'Form Submission Failed'],
      ['dead', 'It is not certain whether this was saved'],
      ['HTML', 'It is not certain whether this was saved'],
    ] as const) {
      const form = await profileForm({ lastName: 'Typed-name' });
      api.vary('update', variation);
      const refused = await browser.post('/en/members/profile/edit', form);
      expect(refused.status, variation).to.equal(503);
      expect(refused.body).to.include(title).and.include('value="Typed-name"');
      expect(refused.body).not.to.include('careless-words');
    }
    api.vary('update', 'as specified');
    expect((await browser.post('/en/members/profile/edit', await profileForm())).status).to.equal(303);
  });

  it('leads to login when the session has ended at the API, and back to what was typed', async () => {
    await start();
    await browser.signIn(EMAIL, PASSWORD);
    const form = await profileForm({ lastName: 'Typed-name' });
    api.members!.endSessions();
    const ended = await browser.post('/en/members/profile/edit', form);
    expect(ended.headers.location).to.match(/^\/en\/members\/login\?back=/);
    await browser.signIn(EMAIL, PASSWORD);
    expect((await browser.open('/en/members/profile/edit')).body).to.include('value="Typed-name"');
  });

  it('sends the calls as the specification states them, passwords in no line of the log', async () => {
    await start();
    await browser.signIn(EMAIL, PASSWORD);
    await browser.post('/en/members/profile/edit', await profileForm());
    expect(sent('/sys-member/get-profile').every(({ body }) => body === '')).to.equal(true);
    expect(sent('/member/update-profile/4711').map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      { id: '4711', ...PROFILE },
    ]);
    expect(JSON.stringify(website.log)).not.to.match(/Department\.1|somchai/);
  });

  it('comes from the own store when the API has no path for signing in', async () => {
    await start({});
    expect((await browser.signIn(EMAIL, PASSWORD)).status).to.equal(422);
    expect(api.record.filter(({ call }) => call.includes('member'))).to.deep.equal([]);
  });
});
