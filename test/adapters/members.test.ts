import { inspect } from 'node:util';
import { expect } from 'chai';
import { memberId, type MemberId, type MemberProfile } from '#domain/members/profile.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { PasswordChange, Registration } from '#ports/Members.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE } from '#test/support/builders.ts';
import { sample } from '#test/support/samples.ts';
import { answer, ScriptedApi } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { day } from '#test/support/waterBuilders.ts';

const MEMBER = memberId('ส/7 ?#') as MemberId;
const PROFILE: MemberProfile = {
  id: MEMBER,
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@example.org',
  phone: '0812345678',
  birthday: day('1990-02-28'),
  gender: 'male',
};
const PASSWORDS: PasswordChange = {
  site: SITE,
  member: MEMBER,
  oldPassword: 'Old-secret-1',
  newPassword: 'New-secret-2',
};
const REGISTRATION: Registration = {
  site: SITE,
  firstName: 'สมหญิง',
  lastName: 'ใจดี',
  email: 'somying@example.org',
  phone: '0898765432',
  password: 'Very-secret-3',
};
const DONE = { ok: true, value: undefined };

describe("The members of a department's API", () => {
  const clock = testClock();
  let server: ScriptedApi;
  let api: DepartmentApi;
  let used: TokenHolders[];

  const open = (
    baseUrl: string,
    credentials = { clientId: 'web', clientSecret: 'the-client-secret' },
    deadline = 3_000,
  ) => openDepartmentApi({ baseUrl, ...credentials, clock, warn: () => undefined, deadline });
  const session = (user = 'member'): MemberSession => ({
    user: parseBearerToken(user) as BearerToken,
    saveTokens: (tokens) => used.push(tokens),
  });
  /** Every change by a member who is signed in, with its refusal. */
  const changes = () =>
    [
      ['profileNotChanged', () => api.memberCalls.updateProfile({ site: SITE, profile: PROFILE }, session())],
      ['passwordNotChanged', () => api.memberCalls.changePassword(PASSWORDS, session())],
    ] as const;

  beforeEach(async () => {
    used = [];
    server = await ScriptedApi.start();
    api = open(server.baseUrl);
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  describe('are requested, as the specification says,', () => {
    it("for their profile with the member's token and an empty POST", async () => {
      server.reply(answer(200, sample('member-profile')));
      const { status: _, message: __, createdAt: ___, __v: ____, ...profile } = sample('member-profile');
      expect(await api.memberCalls.profile(session())).to.deep.equal({ ok: true, value: { ...profile, id: '4711' } });
      expect(server.calls).to.have.length(1);
      expect(server.calls[0]).to.include({ method: 'POST', path: '/sys-member/get-profile', body: '' });
      expect(server.calls[0]?.headers.authorization).to.equal('Bearer member');
    });

    it('for a change with the new profile, the old and new password, or the registration', async () => {
      server.reply(answer(200, sample('member-success')));
      for (const [, change] of changes()) expect(await change()).to.deep.equal(DONE);
      expect(await api.memberCalls.signUp(REGISTRATION)).to.deep.equal(DONE);
      const { site: _, ...registration } = REGISTRATION;
      expect(
        server.calls.map(({ method, path, body, headers: { authorization } }) => [
          ...[method, path, authorization],
          JSON.parse(body) as unknown,
        ]),
      ).to.deep.equal([
        ['POST', '/member/update-profile/%E0%B8%AA%2F7%20%3F%23', 'Bearer member', PROFILE],
        [
          ...['POST', '/member/change-password/%E0%B8%AA%2F7%20%3F%23', 'Bearer member'],
          { oldPassword: 'Old-secret-1', newPassword: 'New-secret-2', confirmPassword: 'New-secret-2' },
        ],
        ['POST', '/member/signup/', 'Bearer token-1', { ...registration, confirmPassword: 'Very-secret-3' }],
      ]);
    });

    it('never for site 0, or for an id that cannot be part of a path', async () => {
      for (const site of ['0', '', '9999'] as SiteId[]) {
        expect(await api.memberCalls.updateProfile({ site, profile: PROFILE }, session())).to.include({
          code: 'profileNotChanged',
        });
        expect(await api.memberCalls.changePassword({ ...PASSWORDS, site }, session())).to.include({
          code: 'passwordNotChanged',
        });
        expect(await api.memberCalls.signUp({ ...REGISTRATION, site })).to.include({ code: 'notSignedUp' });
      }
      for (const member of ['.', '..', '\ud800'] as MemberId[]) {
        await api.memberCalls.updateProfile({ site: SITE, profile: { ...PROFILE, id: member } }, session());
        await api.memberCalls.changePassword({ ...PASSWORDS, member }, session());
      }
      expect([...server.calls, ...server.tokenCalls]).to.be.empty;
    });
  });

  describe('are refused', () => {
    it('by success false, and by every status that refuses', async () => {
      for (const reply of [answer(200, sample('member-failure')), ...[400, 403, 404, 409, 422, 429].map(refusal)]) {
        server.reply(reply);
        for (const [code, change] of changes()) expect(await change()).to.deep.equal({ ok: false, code });
        expect(await api.memberCalls.signUp(REGISTRATION)).to.deep.equal({ ok: false, code: 'notSignedUp' });
        await reopen(); // several 429 in a row would count as an outage
      }
    });

    it('by an API without registration', async () => {
      server.reply(answer(501));
      expect(await api.memberCalls.signUp(REGISTRATION)).to.deep.equal({ ok: false, code: 'notSignedUp' });
    });

    const refusal = (status: number) => answer(status, { success: false, status });
  });

  describe('whose token is rejected', () => {
    it('are signed out, and the response to the second attempt is not theirs', async () => {
      for (const [second, call] of [
        [sample('member-profile'), () => api.memberCalls.profile(session())],
        [sample('member-success'), () => changes()[0][1]()],
        [sample('member-success'), () => changes()[1][1]()],
      ] as const) {
        for (const reply of [answer(200, second), answer(401)]) {
          used = [];
          server.reply(answer(401), reply);
          expect(await call()).to.deep.equal({ ok: false, code: 'sessionEnded' });
          expect(used.map(isSignedOut)).to.deep.equal([true]);
        }
      }
      expect(server.tokenCalls).to.have.length(1);
    });

    it('are signed out also when the second attempt is refused because a client has no profile', async () => {
      server.reply(answer(401), answer(403));
      expect(await api.memberCalls.profile(session())).to.deep.equal({ ok: false, code: 'sessionEnded' });
      server.reply(answer(403));
      expect((await errorOf(api.memberCalls.profile(session()))).status, 'without any 401').to.equal(403);
    });

    it('get any other failure of the second attempt as it is', async () => {
      server.reply(answer(401), answer(500));
      expect((await errorOf(api.memberCalls.profile(session()))).status).to.equal(500);
    });

    it('cannot be signed out by a registration: a 401 is then an error of this website', async () => {
      server.reply(answer(401));
      expect((await errorOf(api.memberCalls.signUp(REGISTRATION))).status).to.equal(401);
      expect([server.calls.length, server.tokenCalls.length]).to.deep.equal([2, 2]);
    });
  });

  describe('cause an error', () => {
    it('when the API fails or sends something else, and nothing is sent twice', async () => {
      const { phone: _, ...withoutPhone } = sample('member-profile');
      for (const reply of [answer(500), answer(200, '<h1>Hello</h1>'), answer(200, {}), answer(302), answer(204)]) {
        server.reply(reply);
        for (const call of [...changes().map(([, change]) => change), () => api.memberCalls.signUp(REGISTRATION)])
          await errorOf(call());
        await errorOf(api.memberCalls.profile(session()));
      }
      expect(server.calls).to.have.length(20);
      for (const body of [withoutPhone, { ...sample('member-profile'), status: 403 }]) {
        server.reply(answer(200, body));
        await errorOf(api.memberCalls.profile(session()));
      }
    });

    it('that contains no password, name or token, whatever the response says', async () => {
      server.reply((response, { body, headers }) => {
        response.writeHead(500).end(`${body} ${String(headers.authorization)} ${PROFILE.firstName}`);
      });
      const faults = [
        await errorOf(api.memberCalls.changePassword(PASSWORDS, session('a-secret-token'))),
        await errorOf(api.memberCalls.signUp(REGISTRATION, session('a-secret-token'))),
        await errorOf(api.memberCalls.updateProfile({ site: SITE, profile: PROFILE }, session('a-secret-token'))),
        await errorOf(api.memberCalls.profile(session('a-secret-token'))),
      ];
      server.reply((response, { body }) => response.end(body));
      faults.push(
        await errorOf(api.memberCalls.changePassword(PASSWORDS, session())),
        await errorOf(api.memberCalls.signUp(REGISTRATION)),
        await errorOf(api.memberCalls.profile(session())),
      );
      await api.close();
      api = open('http://127.0.0.1:1');
      faults.push(
        await errorOf(api.memberCalls.signUp(REGISTRATION, session())),
        await errorOf(api.memberCalls.changePassword(PASSWORDS, session('a-secret-token'))),
      );
      for (const fault of faults)
        expect(inspect(fault, { depth: 20, showHidden: true })).not.to.match(/secret-|example\.org|สม|08\d{8}/);
      expect(faults[0]?.message).to.match(/^POST \/member\/change-password\/\S+ responded with 500: /);
    });
  });

  const reopen = async () => {
    await api.close();
    api = open(server.baseUrl);
  };
});

async function errorOf(promise: Promise<unknown>): Promise<Unavailable> {
  const fault = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fault).to.be.instanceOf(Unavailable);
  return fault as Unavailable;
}
