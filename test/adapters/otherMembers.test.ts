import { inspect } from 'node:util';
import { expect } from 'chai';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { PolicyVersion } from '#domain/inbox/consent.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import { memberId, type MemberId } from '#domain/members/profile.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { RegistrationSubmission } from '#ports/members/Registrations.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { OtherMemberPorts, OtherMembers } from '#adapters/department-api/members/otherMembers.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';
import { answer, ScriptedApi, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { day } from '#test/support/waterBuilders.ts';

const MEMBER = memberId('ส/7 ?#') as MemberId;
const ENTRY = {
  firstName: 'สมชาย' as PersonName,
  lastName: 'ใจดี' as PersonName,
  email: 'somchai@example.org' as EmailAddress,
  phone: '0812345678' as PhoneNumber,
  birthday: day('1990-02-28'),
  gender: 'male',
  isNewAddress: false,
} as const;
const PROFILE_SENT = { id: MEMBER, ...withoutFlag(ENTRY) };
const PASSWORDS = { oldPassword: 'Old-secret-1' as PasswordText, newPassword: 'New-secret-2' as NewPassword };
const REGISTRATION: RegistrationSubmission = {
  site: SITE,
  id: '0123456789abcdef0123456789abcdef' as SubmissionId,
  registration: {
    firstName: 'สมหญิง' as PersonName,
    lastName: 'ใจดี' as PersonName,
    email: 'somying@example.org' as EmailAddress,
    phone: '0898765432' as PhoneNumber,
    password: 'Very-secret-3' as NewPassword,
  },
  terms: { policyVersion: '1' as PolicyVersion, givenAt: testClock().now(), language: 'th' },
  isHuman: true,
};
const LOGIN = {
  name: { type: 'email', email: ENTRY.email },
  password: 'Old-secret-1' as PasswordText,
} as const;
/** As an API makes them: no token of ours has this form. */
const LINK = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' as SecretToken;
const DONE = { ok: true, value: undefined };
const SUCCESS = answer(200, { success: true, message: 'saved' });
const FAILURE = answer(200, { success: false, message: 'the old password is wrong' });

const PATHS: OtherMembers = {
  login: '/member/login',
  verify: '/member/verify',
  resend: '/member/verify/resend',
  reset: { request: '/member/forgot', confirm: '/member/reset' },
  fieldNames: {},
};

describe("The members of a department's own API", () => {
  const clock = testClock();
  let server: ScriptedApi;
  let api: DepartmentApi;
  let members: OtherMemberPorts;
  let used: TokenHolders[];

  const open = (paths = PATHS, baseUrl = server.baseUrl, time = clock) => {
    const filling = { own: undefined as never, defaults: {}, builtInLayouts: undefined as never };
    api = openDepartmentApi({
      ...{ baseUrl, clientId: 'web', clientSecret: 'the-client-secret', clock: time, warn: () => undefined },
      other: { filling, offersContent: false, fixedRecord: undefined, members: paths },
    });
    members = api.otherMembers!;
  };
  const reopen = async (...given: Parameters<typeof open>) => {
    await api.close();
    open(...given);
  };
  const visitor = { saveTokens: (tokens: TokenHolders) => used.push(tokens) };
  const session = (user = 'member'): MemberSession => ({ ...visitor, user: parseBearerToken(user) as BearerToken });
  const update = (entry: typeof ENTRY | object = {}, site = SITE, member = MEMBER) =>
    members.profiles.update(site, { member, entry: { ...ENTRY, ...entry } }, session());
  const changePassword = (site = SITE, member = MEMBER) => members.passwords.change(site, member, PASSWORDS, session());
  const register = (site = SITE) => members.registrations.register({ ...REGISTRATION, site }, session());
  const signIn = () => members.sessions.signIn(SITE, LOGIN, visitor);
  const sent = () =>
    server.calls.map(({ method, path, body, headers: { authorization } }) => [
      ...[method, path, authorization],
      body === '' ? '' : (JSON.parse(body) as unknown),
    ]);

  beforeEach(async () => {
    used = [];
    server = await ScriptedApi.start();
    open();
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  describe('are requested, as the specification says,', () => {
    it("for their profile with the member's token and an empty POST", async () => {
      server.reply(answer(200, sample('member-profile')));
      const { status: _, message: __, createdAt: ___, __v: ____, image: _____, ...profile } = sample('member-profile');
      expect(await members.profiles.profile(SITE, session())).to.deep.equal({
        ok: true,
        value: { profile: { ...profile, id: '4711' }, hasPassword: true },
      });
      expect(sent()).to.deep.equal([['POST', '/sys-member/get-profile', 'Bearer member', '']]);
    });

    it('for a change with the whole profile, the passwords, or the registration with terms and robot check', async () => {
      server.reply(SUCCESS);
      expect(await update()).to.deep.equal({ ok: true, value: { isConfirmationSent: false } });
      expect(await changePassword()).to.deep.equal(DONE);
      expect(await register()).to.deep.equal(DONE);
      const { registration } = REGISTRATION;
      expect(sent()).to.deep.equal([
        ['POST', '/member/update-profile/%E0%B8%AA%2F7%20%3F%23', 'Bearer member', PROFILE_SENT],
        [
          ...['POST', '/member/change-password/%E0%B8%AA%2F7%20%3F%23', 'Bearer member'],
          { oldPassword: 'Old-secret-1', newPassword: 'New-secret-2', confirmPassword: 'New-secret-2' },
        ],
        [
          ...['POST', '/member/signup/', 'Bearer token-1'],
          { ...registration, confirmPassword: registration.password, terms: true, robotCheck: true },
        ],
      ]);
    });

    it('never for site 0, or for an id that cannot be part of a path', async () => {
      for (const site of ['0', '', '9999'] as SiteId[]) {
        expect(await update({}, site)).to.include({ code: 'profileNotChanged' });
        expect(await changePassword(site)).to.include({ code: 'passwordNotChanged' });
        expect(await register(site)).to.include({ code: 'notRegistered' });
      }
      for (const member of ['.', '..', '\ud800'] as MemberId[]) {
        await update({}, SITE, member);
        await changePassword(SITE, member);
      }
      expect([...server.calls, ...server.tokenCalls]).to.be.empty;
    });
  });

  describe('are asked on the paths that are set', () => {
    it('for a token with login name and password, which is the token of the session', async () => {
      for (const body of [{ accessToken: 'a.b.c' }, { success: true, data: { accessToken: 'a.b.c' } }]) {
        server.reply(answer(200, body));
        expect(await signIn()).to.deep.equal({ ok: true, value: { token: 'a.b.c' } });
      }
      expect(sent()[0]).to.deep.equal([
        ...['POST', '/member/login', 'Bearer token-1'],
        { loginName: 'somchai@example.org', password: 'Old-secret-1', robotCheck: true },
      ]);
    });

    it('with links whose tokens the API makes, and for mails, whose answer is always the same', async () => {
      server.reply(SUCCESS);
      const { verifications, resets } = members;
      expect(await verifications!.confirm(SITE, LINK, visitor)).to.deep.equal(DONE);
      expect(await resets!.reset(SITE, LINK, PASSWORDS.newPassword, visitor)).to.deep.equal(DONE);
      for (const reply of [SUCCESS, answer(404, { message: 'no such member' }), FAILURE]) {
        server.reply(reply);
        await verifications!.resend!(SITE, ENTRY.email, visitor);
        await resets!.request(SITE, ENTRY.email, visitor);
      }
      const passwords = { newPassword: 'New-secret-2', confirmPassword: 'New-secret-2' };
      expect(sent().slice(0, 4)).to.deep.equal([
        ['POST', '/member/verify', 'Bearer token-1', { token: LINK }],
        ['POST', '/member/reset', 'Bearer token-1', { token: LINK, ...passwords }],
        ['POST', '/member/verify/resend', 'Bearer token-1', { email: ENTRY.email }],
        ['POST', '/member/forgot', 'Bearer token-1', { email: ENTRY.email }],
      ]);
      server.reply(answer(410, { message: 'expired' }));
      expect(await verifications!.confirm(SITE, LINK, visitor)).to.deep.equal({ ok: false, code: 'linkUnknown' });
      expect(await resets!.reset(SITE, LINK, PASSWORDS.newPassword, visitor)).to.include({ code: 'linkUnknown' });
    });

    it('and nothing else: what has no path is not offered', async () => {
      await reopen({ login: PATHS.login, fieldNames: {} });
      expect(members).to.have.all.keys('hasUserNames', 'sessions', 'registrations', 'profiles', 'passwords');
    });

    it('with the names that the API has for its fields', async () => {
      await reopen({ ...PATHS, fieldNames: { firstName: 'first_name', loginName: 'username', id: 'member_no' } });
      server.reply(answer(200, { data: { member_no: 7, first_name: 'สมชาย', lastName: 'ใจดี', phone: 812345678 } }));
      const found = await members.profiles.profile(SITE, session());
      expect(found).to.deep.include({
        value: {
          profile: { id: '7', firstName: 'สมชาย', lastName: 'ใจดี', email: '', phone: '812345678' },
          hasPassword: true,
        },
      });
      await update();
      await signIn().catch(() => undefined);
      expect(sent().map(([, , , body]) => Object.keys(body as object))).to.deep.equal([
        [],
        ['member_no', 'first_name', 'lastName', 'email', 'phone', 'birthday', 'gender'],
        ['username', 'password', 'robotCheck'],
      ]);
    });
  });

  describe('have a profile of which only the id is needed', () => {
    for (const [told, body, known] of [
      ['with _id, in data', { success: true, data: { _id: 7 } }, {}],
      ['with null and wrong types', { id: '7', phone: null, gender: 'x', birthday: 5 }, {}],
      ['with a birthday at midnight', { id: '7', birthday: '1990-02-28T00:00:00.000Z' }, { birthday: '1990-02-28' }],
      ['with one at midnight here', { id: '7', birthday: '1990-02-27T17:00:00Z' }, { birthday: '1990-02-28' }],
    ] as const)
      it(told, async () => {
        server.reply(answer(200, body));
        const empty = { firstName: '', lastName: '', email: '', phone: '' };
        expect(await members.profiles.profile(SITE, session())).to.deep.equal({
          ok: true,
          value: { profile: { id: '7', ...empty, ...known }, hasPassword: true },
        });
      });
  });

  describe('are refused', () => {
    it('by a body that says so, and by every status that refuses or says that the API failed', async () => {
      const refusals: readonly Reply[] = [
        ...[FAILURE, answer(200, { error: { code: 7 } }), answer(200, { status: 500 })],
        ...[{ status: 'error' }, { success: 'false' }].map((body) => answer(200, body)),
        ...[400, 403, 404, 409, 422, 429, 500, 501].map((status) => answer(status, { message: 'no' })),
      ];
      for (const reply of refusals) {
        server.reply(reply);
        expect(await update()).to.deep.equal({ ok: false, code: 'profileNotChanged' });
        expect(await changePassword()).to.deep.equal({ ok: false, code: 'passwordNotChanged' });
        expect(await register()).to.deep.equal({ ok: false, code: 'notRegistered' });
        await reopen(); // several 429 in a row would count as an outage
      }
    });

    it('and any other success is one', async () => {
      for (const reply of [
        answer(201, { id: 7 }),
        answer(204),
        answer(200, {}),
        answer(200, ''),
        answer(200, { error: false }),
      ]) {
        server.reply(reply);
        expect((await update()).ok && (await changePassword()).ok && (await register()).ok).to.equal(true);
      }
    });

    it('at the login by a wrong password, which neither stops other requests nor costs a token each time', async () => {
      server.reply(answer(401, { message: 'wrong' }));
      for (let tries = 0; tries < 30; tries++)
        expect(await signIn()).to.deep.equal({ ok: false, code: 'signInRefused' });
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([30, 1]);
      server.reply(SUCCESS);
      expect(await register()).to.deep.equal(DONE);
    });

    it('at the login with a new token, when the one of this website may have ended', async () => {
      const later = testClock();
      await reopen(PATHS, server.baseUrl, later);
      server.reply(answer(401));
      expect(await signIn()).to.include({ code: 'signInRefused' });
      later.set('2026-11-21T03:01:00Z');
      server.reply(answer(401), answer(200, { accessToken: 'a.b.c' }));
      expect(await signIn()).to.deep.equal({ ok: true, value: { token: 'a.b.c' } });
    });
  });

  describe('who change their e-mail address', () => {
    const change = { email: 'new@example.org', isNewAddress: true, currentPassword: 'Old-secret-1' };

    it('prove who they are by the login path with the old one, whose token is dropped', async () => {
      server.reply(answer(200, sample('member-profile')), answer(200, { accessToken: 'other' }), SUCCESS);
      expect((await update(change)).ok).to.equal(true);
      expect(sent().map(([, path, token]) => [path, token])).to.deep.equal([
        ['/sys-member/get-profile', 'Bearer member'],
        ['/member/login', 'Bearer token-1'],
        ['/member/update-profile/%E0%B8%AA%2F7%20%3F%23', 'Bearer member'],
      ]);
      expect(sent()[1]![3]).to.include({ loginName: 'somchai@example.org', password: 'Old-secret-1' });
      expect(used.some(isSignedOut), 'still signed in').to.equal(false);
    });

    it('change nothing with a wrong password', async () => {
      server.reply(answer(200, sample('member-profile')), answer(401));
      expect(await update(change)).to.deep.equal({ ok: false, code: 'passwordWrong' });
      expect(server.calls.map(({ path }) => path)).not.to.include('/member/update-profile/%E0%B8%AA%2F7%20%3F%23');
    });
  });

  describe('whose token is rejected', () => {
    it('are signed out, and the response to the second attempt is not theirs', async () => {
      const profile = answer(200, sample('member-profile'));
      for (const [second, call] of [
        [profile, () => members.profiles.profile(SITE, session())],
        [SUCCESS, () => update()],
        [SUCCESS, () => changePassword()],
      ] as const)
        for (const reply of [second, answer(401), answer(403)]) {
          used = [];
          server.reply(answer(401), reply);
          expect(await call()).to.deep.equal({ ok: false, code: 'sessionEnded' });
          expect(used.map(isSignedOut)).to.deep.equal([true]);
        }
      expect(server.tokenCalls).to.have.length(1);
      server.reply(answer(200, { status: 401, message: 'the token has expired' }));
      expect(await members.profiles.profile(SITE, session())).to.deep.equal({ ok: false, code: 'sessionEnded' });
    });

    it('cannot be signed out by a registration: a 401 is then an error of this website', async () => {
      server.reply(answer(401));
      expect((await errorOf(register())).status).to.equal(401);
      expect(used.some(isSignedOut)).to.equal(false);
    });
  });

  describe('cause an error', () => {
    it('when it is not certain what the API did, and nothing is sent twice', async () => {
      const [unavailable, redirect] = [answer(503), answer(302)];
      const cut: Reply = (response) => response.destroy();
      for (const reply of [unavailable, redirect, answer(200, '<h1>Hello</h1>'), answer(504), cut]) {
        server.reply(reply);
        for (const call of [update, changePassword, register])
          expect((await errorOf(call())).isUncertain).to.equal(reply !== unavailable && reply !== redirect);
        await errorOf(members.profiles.profile(SITE, session()));
        await reopen();
      }
      expect(server.calls).to.have.length(20);
      for (const body of [{}, { id: '' }, [], null]) {
        server.reply(answer(200, body));
        await errorOf(members.profiles.profile(SITE, session()));
      }
    });

    it('that contains no password, name or token, whatever the response says', async () => {
      server.reply((response, { body, headers }) => {
        response.writeHead(503).end(`${body} ${String(headers.authorization)} ${ENTRY.firstName}`);
      });
      const faults = [await errorOf(changePassword()), await errorOf(register()), await errorOf(signIn())];
      server.reply((response, { body }) => response.end(`x${body}`));
      faults.push(await errorOf(changePassword()), await errorOf(register()), await errorOf(signIn()));
      await reopen(PATHS, 'http://127.0.0.1:1');
      faults.push(await errorOf(register()), await errorOf(changePassword()), await errorOf(signIn()));
      for (const fault of faults)
        expect(inspect(fault, { depth: 20, showHidden: true })).not.to.match(/secret-|example\.org|สม|08\d{8}/);
      expect(faults[0]?.message).to.match(/^POST \/member\/change-password\/\S+ responded with 503: /);
    });
  });
});

function withoutFlag({ isNewAddress: _, ...entry }: typeof ENTRY) {
  return entry;
}

async function errorOf(promise: Promise<unknown>): Promise<Unavailable> {
  const fault = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fault).to.be.instanceOf(Unavailable);
  return fault as Unavailable;
}
