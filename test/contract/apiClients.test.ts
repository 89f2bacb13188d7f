import { expect } from 'chai';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { testClock } from '#test/support/testClock.ts';

onEveryEngine('The API clients', STORE_ENGINES, apiClientsContract);

function apiClientsContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open([], clock);
  });
  afterEach(() => store.close());

  it('are none at first', async () => {
    expect(await store.apiClients.isEmpty()).to.be.true;
    await store.apiClients.create('web');
    expect(await store.apiClients.isEmpty()).to.be.false;
  });

  it('get a token for the right credentials, and the token is accepted', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    expect(await store.apiClients.accepts(token!)).to.be.true;
  });

  it('get none for a wrong secret, another one’s secret or an unknown name', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    const other = await store.apiClients.create('other');
    for (const secret of ['', 'wrong', other.clientSecret, `${clientSecret} `, 'a\u0000b']) {
      expect(await store.apiClients.issueToken(clientId, secret)).to.be.undefined;
    }
    for (const id of ['', 'nobody', 'a\u0000b']) {
      expect(await store.apiClients.issueToken(id, clientSecret)).to.be.undefined;
    }
  });

  it('are not let in with a token that we never gave', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    await store.apiClients.issueToken(clientId, clientSecret);
    for (const token of ['', 'x', clientId, clientSecret, 'a\u0000b']) {
      expect(await store.apiClients.accepts(token)).to.be.false;
    }
  });

  it('keep a token for 82,800 seconds, to the millisecond', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    clock.set('2026-11-22T01:59:59.999Z');
    expect(await store.apiClients.accepts(token!)).to.be.true;
    clock.set('2026-11-22T02:00:00.000Z');
    expect(await store.apiClients.accepts(token!)).to.be.false;
    await store.apiClients.issueToken(clientId, clientSecret);
    clock.set('2026-11-21T03:00:00.000Z');
    expect(await store.apiClients.accepts(token!), 'an expired token is gone for good').to.be.false;
  });

  it('may hold several tokens, and each is another one', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    const issue = () => store.apiClients.issueToken(clientId, clientSecret);
    const tokens = await Promise.all([issue(), issue(), issue(), issue()]);
    expect(new Set(tokens).size).to.equal(4);
    for (const token of tokens) expect(await store.apiClients.accepts(token!)).to.be.true;
  });

  it('have secrets and tokens of 256 bits', async () => {
    const { clientId, clientSecret } = await store.apiClients.create('web');
    const token = await store.apiClients.issueToken(clientId, clientSecret);
    for (const secret of [clientSecret, token!]) expect(Buffer.from(secret, 'base64url')).to.have.length(32);
  });
}
