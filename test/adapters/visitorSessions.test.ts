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

describe('A question of one visitor', () => {
  const clock = testClock();
  const now = clock.now();
  let server: ScriptedApi;
  let connection: HttpConnection;
  let client: DepartmentApiClient;
  let kept: TokenHolders[];

  const question = (session?: Omit<VisitorSession, 'keep'>): ApiRequest<unknown> => ({
    method: 'POST',
    path: '/feedback/1/votes',
    parse: (json) => json,
    session: session && { ...session, keep: (tokens) => kept.push(tokens) },
  });
  const ask = (session?: Omit<VisitorSession, 'keep'>) => client.request(question(session));
  const bearers = () => server.calls.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));
  const clientToken = (value: string, issuedAt = now): ClientToken => ({ value, issuedAt });

  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    kept = [];
    server = await ScriptedApi.start();
    connection = new HttpConnection(server.baseUrl);
    client = new DepartmentApiClient(connection, {
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock,
      warn: () => undefined,
      deadline: 3_000,
    });
  });
  afterEach(async () => {
    connection.close();
    await server.close();
  });

  describe('who has a client token in a cookie', () => {
    it('goes by that one, without a call for any', async () => {
      server.reply(answer(200, {}));
      await ask({ client: clientToken('from-cookie') });
      expect(bearers()).to.deep.equal(['from-cookie']);
      expect(server.tokenCalls).to.be.empty;
      expect(kept).to.deep.equal([{ client: clientToken('from-cookie') }]);
    });

    it('goes by the shared one when theirs is past its life, about to be, or of the future', async () => {
      server.reply(answer(200, {}));
      for (const issuedAt of ['2026-11-20T04:00:00Z', '2026-11-20T04:05:00Z', '2026-11-21T03:00:01Z'])
        await ask({ client: clientToken('from-cookie', at(issuedAt)) });
      expect(bearers()).to.deep.equal(['token-1', 'token-1', 'token-1']);
      expect(server.tokenCalls).to.have.length(1);
      expect(kept.map((holders) => holders.client.value)).to.deep.equal(['token-1', 'token-1', 'token-1']);
    });

    it('gets a new one when theirs is refused, and is asked once more with it', async () => {
      server.reply(answer(401), answer(200, { counted: true }));
      expect(await ask({ client: clientToken('from-cookie') })).to.deep.equal({ counted: true });
      expect(bearers()).to.deep.equal(['from-cookie', 'token-1']);
      expect(kept).to.deep.equal([{ client: clientToken('token-1'), user: 'token-1' }]);
    });

    it('gets the shared one when that is newer than the refused', async () => {
      server.reply(answer(200, {}));
      await ask();
      server.reply(answer(401), answer(200, {}));
      await ask({ client: clientToken('from-cookie', at('2026-11-21T02:00:00Z')) });
      expect(bearers().slice(1)).to.deep.equal(['from-cookie', 'token-1']);
      expect(server.tokenCalls).to.have.length(1);
    });

    for (const [what, cookie] of [
      ['the very one that was refused', clientToken('token-1')],
      ['older', clientToken('from-cookie', at('2026-11-21T04:00:00Z'))],
    ] as const)
      it(`gets a new one when the shared one is ${what}`, async () => {
        server.reply(answer(200, {}));
        await ask();
        clock.set('2026-11-21T05:00:00Z');
        server.reply(answer(401), answer(200, {}));
        await ask({ client: cookie });
        expect(bearers()).to.deep.equal(['token-1', cookie.value, 'token-2']);
      });

    it('costs one token call when two hundred come with the same refused one', async () => {
      server.reply((response, { headers }) => {
        const isRefused = headers.authorization === 'Bearer from-cookie';
        response.writeHead(isRefused ? 401 : 200).end('{}');
      });
      const cookie = () => clientToken('from-cookie');
      await Promise.all(Array.from({ length: 200 }, () => ask({ client: cookie() })));
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 400]);
    });
  });

  it('fails with an error that repeats none of its tokens, even when the API echoes them', async () => {
    const tokens = { client: clientToken('token-of-cookie'), user: parseBearerToken('token-of-member') as BearerToken };
    server.reply((response, { headers }) => {
      const echo = `${headers.authorization} token-of-cookie {"yourToken":"token-of-member"} the-client-secret`;
      response.writeHead(500).end(`it was ${echo}`);
    });
    const fault: unknown = await ask(tokens).catch((reason: unknown) => reason);
    expect(fault).to.be.instanceOf(Unavailable).and.include({ status: 500 });
    expect(inspect(fault, { depth: 20, showHidden: true }))
      .to.include('it was Bearer [secret]')
      .and.not.match(/token-of-|the-client-secret/);
  });

  describe('who is signed in', () => {
    it('shows their own token in the place of the application’s', async () => {
      server.reply(answer(200, {}));
      await ask({ client: clientToken('from-cookie'), user: MEMBER });
      expect(bearers()).to.deep.equal(['member']);
      expect(kept).to.deep.equal([{ client: clientToken('from-cookie'), user: 'member' }]);
      expect(kept.map(isSignedOut)).to.deep.equal([false]);
    });

    it('is asked once more with the application’s token when theirs is refused, and is signed out', async () => {
      server.reply(answer(401), answer(200, {}));
      await ask({ user: JUNK });
      expect(bearers()).to.deep.equal(['junk', 'token-1']);
      expect(kept.map(isSignedOut)).to.deep.equal([true]);
      expect(server.tokenCalls).to.have.length(1);
    });

    it('fails with the answer to the second try when the application is refused as well', async () => {
      server.reply(answer(401), answer(403));
      const fault = await ask({ user: JUNK }).catch((reason: unknown) => reason);
      expect(fault).to.include({ status: 403 });
      expect(kept.map(isSignedOut)).to.deep.equal([true]);
    });

    it('is not signed out when no token can be had for the second try', async () => {
      server.replyWithToken(answer(500));
      server.reply(answer(401));
      const fault = await ask({ client: clientToken('from-cookie'), user: JUNK }).catch((reason: unknown) => reason);
      expect(fault).to.include({ status: 500, message: 'Error in Client Authorization' });
      expect(kept).to.be.empty;
    });

    it('costs no more than one token call when two hundred of them bring junk, at once or in turn', async () => {
      server.reply(answer(401));
      const fails = () => ask({ user: JUNK }).catch((fault: unknown) => (fault as { status?: number }).status);
      const atOnce = await Promise.all(Array.from({ length: 200 }, fails));
      for (let times = 0; times < 50; times++) expect(await fails()).to.equal(401);
      expect(new Set(atOnce)).to.deep.equal(new Set([401]));
      expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 500]);
    });

    it('closes the API to nobody else, however often it is refused', async () => {
      server.reply(answer(401));
      for (let times = 0; times < 10; times++) await ask({ user: JUNK }).catch(() => undefined);
      server.reply(answer(200, {}));
      expect(await ask()).to.deep.equal({});
    });
  });
});
