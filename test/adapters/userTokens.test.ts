import { expect } from 'chai';
import { parseBearerToken, type BearerToken } from '#domain/session/bearerToken.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import { DepartmentApiClient, type Question } from '#adapters/department-api/DepartmentApiClient.ts';
import { HttpConnection } from '#adapters/department-api/HttpConnection.ts';
import { answer, ScriptedApi } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';

const JUNK = parseBearerToken('junk') as BearerToken;

describe('A question of somebody who is signed in', () => {
  let server: ScriptedApi;
  let connection: HttpConnection;
  let client: DepartmentApiClient;
  let replaced: TokenHolders[];

  const question = (userToken?: BearerToken): Question<unknown> => ({
    method: 'POST',
    path: '/sys-member/get-profile',
    answer: (json) => json,
    userToken,
    onReplaced: (holders) => replaced.push(holders),
  });

  beforeEach(async () => {
    replaced = [];
    server = await ScriptedApi.start();
    connection = new HttpConnection(server.baseUrl);
    client = new DepartmentApiClient(connection, {
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock: testClock(),
      warn: () => undefined,
      deadline: 3_000,
    });
  });
  afterEach(async () => {
    connection.close();
    await server.close();
  });

  it('shows their own token in the place of the application’s', async () => {
    server.reply(answer(200, { status: 'ok' }));
    expect(await client.ask(question('member' as BearerToken))).to.deep.equal({ status: 'ok' });
    expect(server.calls[0]?.headers.authorization).to.equal('Bearer member');
    expect(replaced).to.be.empty;
  });

  it('is asked once more with the application’s token when theirs is refused, and they are signed out', async () => {
    server.reply(answer(401), answer(200, {}));
    await client.ask(question(JUNK));
    expect(server.calls.map(({ headers }) => headers.authorization)).to.deep.equal(['Bearer junk', 'Bearer token-1']);
    expect(replaced.map(isSignedOut)).to.deep.equal([true]);
    expect(server.tokenCalls).to.have.length(1);
  });

  it('fails with the answer to the second try when the application is refused as well', async () => {
    server.reply(answer(401), answer(403));
    const fault = await client.ask(question(JUNK)).catch((reason: unknown) => reason);
    expect(fault).to.include({ status: 403 });
  });

  it('costs no more than one token call when two hundred of them bring junk, at once or in turn', async () => {
    server.reply(answer(401));
    const fails = () => client.ask(question(JUNK)).catch((fault: unknown) => (fault as { status?: number }).status);
    const atOnce = await Promise.all(Array.from({ length: 200 }, fails));
    for (let times = 0; times < 50; times++) expect(await fails()).to.equal(401);
    expect(new Set(atOnce)).to.deep.equal(new Set([401]));
    expect([server.tokenCalls.length, server.calls.length]).to.deep.equal([1, 500]);
  });

  it('closes the API to nobody else, however often it is refused', async () => {
    server.reply(answer(401));
    for (let times = 0; times < 10; times++) await client.ask(question(JUNK)).catch(() => undefined);
    server.reply(answer(200, {}));
    expect(await client.ask(question())).to.deep.equal({});
  });
});
