import { expect } from 'chai';
import { parsePersonName } from '#domain/forms/personName.ts';
import { API_SCOPES, MAX_TOKENS_PER_CLIENT, type ApiScope } from '#ports/ApiClients.ts';
import { SITE } from '#test/support/builders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { testClock } from '#test/support/testClock.ts';

const SCOPES: readonly ApiScope[] = ['content:read', 'hits:write'];

onEveryEngine('The API clients', STORE_ENGINES, apiClientsContract);

function apiClientsContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open([], clock);
  });
  afterEach(() => store.close());

  const isAccepted = async (token: string | undefined) => (await store.apiClients.holderOf(token!)) !== undefined;

  it('do not exist at first', async () => {
    expect(await store.apiClients.isEmpty()).to.be.true;
    await store.apiClients.create('web', SCOPES);
    expect(await store.apiClients.isEmpty()).to.be.false;
  });

  it('get a token for the right credentials, and the token is accepted', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    expect(await isAccepted(token)).to.be.true;
  });

  it("get no token for a wrong secret, another client's secret or an unknown id", async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const other = await store.apiClients.create('other', SCOPES);
    for (const secret of ['', 'wrong', other.clientSecret, `${clientSecret} `, 'a\u0000b']) {
      expect(await store.apiClients.issueToken(clientId, secret)).to.be.undefined;
    }
    for (const id of ['', 'nobody', 'a\u0000b']) {
      expect(await store.apiClients.issueToken(id, clientSecret)).to.be.undefined;
    }
  });

  it('are rejected with a token that we never issued', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    await store.apiClients.issueToken(clientId, clientSecret);
    for (const token of ['', 'x', clientId, clientSecret, 'a\u0000b']) {
      expect(await isAccepted(token)).to.be.false;
    }
  });

  it('belong to a program, or to a named person who works at one site', async () => {
    const worker = { person: value(parsePersonName('สมศรี มั่นคง')), site: SITE };
    const { clientId, clientSecret } = await store.apiClients.create('desk', ['complaints:work'], worker);
    await store.apiClients.create('web', SCOPES);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    expect(await store.apiClients.holderOf(token!)).to.deep.equal({ clientId, scopes: ['complaints:work'], worker });
    const all = await store.apiClients.list();
    expect(Object.fromEntries(all.map((client) => [client.name, client.worker]))).to.deep.equal({
      desk: worker,
      web: undefined,
    });
  });

  it('have tokens that live 82,800 seconds, to the millisecond', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    clock.set('2026-11-22T01:59:59.999Z');
    expect(await isAccepted(token)).to.be.true;
    clock.set('2026-11-22T02:00:00.000Z');
    expect(await isAccepted(token)).to.be.false;
    await store.apiClients.issueToken(clientId, clientSecret);
    clock.set('2026-11-21T03:00:00.000Z');
    expect(await isAccepted(token), 'an expired token is gone for good').to.be.false;
  });

  it('may have several tokens, all different', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const issue = () => store.apiClients.issueToken(clientId, clientSecret);
    const tokens = await Promise.all([issue(), issue(), issue(), issue()]);
    expect(new Set(tokens).size).to.equal(4);
    for (const token of tokens) expect(await isAccepted(token)).to.be.true;
  });

  it('have secrets and tokens of 256 bits', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    for (const secret of [clientSecret, token!]) expect(Buffer.from(secret, 'base64url')).to.have.length(32);
  });

  it('are found by their tokens, with their scopes and nothing else', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const other = await store.apiClients.create('other', []);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    const otherToken = await store.apiClients.issueToken(other.clientId, other.clientSecret);
    expect(await store.apiClients.holderOf(token!)).to.deep.equal({ clientId, scopes: SCOPES });
    expect(await store.apiClients.holderOf(otherToken!)).to.deep.equal({ clientId: other.clientId, scopes: [] });
  });

  it('are listed, the oldest first, without their secrets', async () => {
    const first = await store.apiClients.create('เว็บไซต์', API_SCOPES);
    clock.set('2026-11-21T04:00:00Z');
    const second = await store.apiClients.create('partner', SCOPES);
    expect(await store.apiClients.list()).to.deep.equal([
      { clientId: first.clientId, name: 'เว็บไซต์', scopes: API_SCOPES, createdAt: '2026-11-21T03:00:00.000Z' },
      { clientId: second.clientId, name: 'partner', scopes: SCOPES, createdAt: '2026-11-21T04:00:00.000Z' },
    ]);
  });

  it('are rejected at once when they are revoked, with all their tokens, and no other client is', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const other = await store.apiClients.create('other', SCOPES);
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    const otherToken = await store.apiClients.issueToken(other.clientId, other.clientSecret);
    expect(await store.apiClients.revoke(clientId)).to.be.true;
    expect(await isAccepted(token)).to.be.false;
    expect(await store.apiClients.issueToken(clientId, clientSecret)).to.be.undefined;
    expect((await store.apiClients.list()).map(({ name }) => name)).to.deep.equal(['other']);
    expect(await isAccepted(otherToken)).to.be.true;
    for (const gone of [clientId, '', 'nobody', 'a\u0000b']) expect(await store.apiClients.revoke(gone)).to.be.false;
  });

  it('lose their oldest token when they request too many, and no other client does', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web', SCOPES);
    const other = await store.apiClients.create('other', SCOPES);
    const otherToken = await store.apiClients.issueToken(other.clientId, other.clientSecret);
    const tokens: (string | undefined)[] = [];
    for (let second = 0; second < MAX_TOKENS_PER_CLIENT + 3; second++) {
      clock.set(
        `2026-11-21T03:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}Z`,
      );
      tokens.push(await store.apiClients.issueToken(clientId, clientSecret));
    }
    const accepted = await Promise.all(tokens.map(isAccepted));
    expect(accepted.indexOf(true)).to.equal(3);
    expect(accepted.filter((one) => one)).to.have.length(MAX_TOKENS_PER_CLIENT);
    expect(await isAccepted(otherToken)).to.be.true;
  });
}
