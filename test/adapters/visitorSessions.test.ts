import { inspect } from 'node:util';
import { expect } from 'chai';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { DepartmentApiClient, type ApiRequest } from '#adapters/department-api/http/DepartmentApiClient.ts';
import { HttpConnection } from '#adapters/department-api/http/HttpConnection.ts';
import { answer, ScriptedApi } from '#test/support/ScriptedApi.ts';
import { at, testClock } from '#test/support/testClock.ts';

const MEMBER = parseBearerToken('member') as BearerToken;
const JUNK = parseBearerToken('junk') as BearerToken;

describe("A request with a visitor's session", () => {
  const clock = testClock();
  const now = clock.now();
  let server: ScriptedApi;
  let connection: HttpConnection;
  let client: DepartmentApiClient;
  let used: TokenHolders[];

  const request = (session?: Omit<VisitorSession, 'saveTokens'>): ApiRequest<unknown> => ({
    method: 'POST',
    path: '/feedback/1/votes',
    parse: (json) => json,
    session: session && { ...session, saveTokens: (tokens) => used.push(tokens) },
  });
  const send = (session?: Omit<VisitorSession, 'saveTokens'>) => client.request(request(session));
  const bearers = () => server.calls.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));
  const clientToken = (value: string, issuedAt = now): ClientToken => ({ value, issuedAt });

  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    used = [];
    server = await ScriptedApi.start();
    connection = new HttpConnection(server.baseUrl);
    client = new DepartmentApiClient(connection, {
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock,
      warn: () => undefined,
      deadline: 15_000,
    });
  });
  afterEach(async () => {
    connection.close();
    await server.close();
  });

  describe('that has a client token in a cookie', () => {
    it('is sent with that token, without a token request', async () => {
      server.reply(answer(200, {}));
      await send({ client: clientToken('from-cookie') });
      expect(bearers()).to.deep.equal(['from-cookie']);
      expect(server.tokenCalls).to.be.empty;
      expect(used).to.deep.equal([{ client: clientToken('from-cookie') }]);
    });

    it("is sent with the shared token when the cookie's has expired, is about to, or is of the future", async () => {
      server.reply(answer(200, {}));
      for (const issuedAt of ['2026-11-20T04:00:00Z', '2026-11-20T04:05:00Z', '2026-11-21T03:00:01Z'])
        await send({ client: clientToken('from-cookie', at(issuedAt)) });
      expect(bearers()).to.deep.equal(['token-1', 'token-1', 'token-1']);
      expect(server.tokenCalls).to.have.length(1);
      expect(used.map((holders) => holders.client.value)).to.deep.equal(['token-1', 'token-1', 'token-1']);
    });

    it("is repeated with a new token when the cookie's is rejected", async () => {
      server.reply(answer(401), answer(200, { counted: true }));
      expect(await send({ client: clientToken('from-cookie') })).to.deep.equal({ counted: true });
      expect(bearers()).to.deep.equal(['from-cookie', 'token-1']);
      expect(used).to.deep.equal([{ client: clientToken('token-1'), user: 'token-1' }]);
    });

    it('is repeated with the shared token when that is newer than the rejected one', async () => {
      server.reply(answer(200, {}));
      await send();
      server.reply(answer(401), answer(200, {}));
      await send({ client: clientToken('from-cookie', at('2026-11-21T02:00:00Z')) });
      expect(bearers().slice(1)).to.deep.equal(['from-cookie', 'token-1']);
      expect(server.tokenCalls).to.have.length(1);
    });

    for (const [what, cookie] of [
      ['the very one that was refused', clientToken('token-1')],
      ['older', clientToken('from-cookie', at('2026-11-21T04:00:00Z'))],
    ] as const)
      it(`is repeated with a new token when the shared one is ${what}`, async () => {
        server.reply(answer(200, {}));
        await send();
        clock.set('2026-11-21T05:00:00Z');
        server.reply(answer(401), answer(200, {}));
        await send({ client: cookie });
        expect(bearers()).to.deep.equal(['token-1', cookie.value, 'token-2']);
      });

    it('costs one token request when two hundred have the same rejected token', async () => {
      server.reply((response, { headers }) => {
        const isRefused = headers.authorization === 'Bearer from-cookie';
        response.writeHead(isRefused ? 401 : 200).end('{}');
      });
      const cookie = () => clientToken('from-cookie');
      await Promise.all(Array.from({ length: 200 }, () => send({ client: cookie() })));
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 400]);
    });
  });

  it('fails with an error that contains none of its tokens, even when the API echoes them', async () => {
    const tokens = { client: clientToken('token-of-cookie'), user: parseBearerToken('token-of-member') as BearerToken };
    server.reply((response, { headers }) => {
      const echo = `${headers.authorization} token-of-cookie {"yourToken":"token-of-member"} the-client-secret`;
      response.writeHead(500).end(`it was ${echo}`);
    });
    const fault: unknown = await send(tokens).catch((reason: unknown) => reason);
    expect(fault).to.be.instanceOf(Unavailable).and.include({ status: 500 });
    expect(inspect(fault, { depth: 20, showHidden: true }))
      .to.include('it was Bearer [secret]')
      .and.not.match(/token-of-|the-client-secret/);
  });

  describe('of a member who is signed in', () => {
    it("is sent with the member's token instead of the client token", async () => {
      server.reply(answer(200, {}));
      await send({ client: clientToken('from-cookie'), user: MEMBER });
      expect(bearers()).to.deep.equal(['member']);
      expect(used).to.deep.equal([{ client: clientToken('from-cookie'), user: 'member' }]);
      expect(used.map(isSignedOut)).to.deep.equal([false]);
    });

    it("is repeated with the client token when the member's is rejected, and the member is signed out", async () => {
      server.reply(answer(401), answer(200, {}));
      await send({ user: JUNK });
      expect(bearers()).to.deep.equal(['junk', 'token-1']);
      expect(used.map(isSignedOut)).to.deep.equal([true]);
      expect(server.tokenCalls).to.have.length(1);
    });

    it('fails with the response to the second attempt when the client token is rejected as well', async () => {
      server.reply(answer(401), answer(403));
      const fault = await send({ user: JUNK }).catch((reason: unknown) => reason);
      expect(fault).to.include({ status: 403 });
      expect(used.map(isSignedOut)).to.deep.equal([true]);
    });

    it('does not sign the member out when there is no token for the second attempt', async () => {
      server.replyWithToken(answer(500));
      server.reply(answer(401));
      const fault = await send({ client: clientToken('from-cookie'), user: JUNK }).catch((reason: unknown) => reason);
      expect(fault).to.include({ status: 500, message: 'Error in Client Authorization' });
      expect(used).to.be.empty;
    });

    it('costs no more than one token request when two hundred have invalid tokens, at once or in sequence', async () => {
      server.reply(answer(401));
      const fails = () => send({ user: JUNK }).catch((fault: unknown) => (fault as { status?: number }).status);
      const atOnce = await Promise.all(Array.from({ length: 200 }, fails));
      for (let times = 0; times < 50; times++) expect(await fails()).to.equal(401);
      expect(new Set(atOnce)).to.deep.equal(new Set([401]));
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 500]);
    });

    it('never stops requests for others, however often it is rejected', async () => {
      server.reply(answer(401));
      for (let times = 0; times < 10; times++) await send({ user: JUNK }).catch(() => undefined);
      server.reply(answer(200, {}));
      expect(await send()).to.deep.equal({});
    });
  });
});
