import { expect } from 'chai';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { testClock } from '#test/support/testClock.ts';

const [FIRST, SECOND] = ['a secret key that is long enough, the first', 'a secret key that is long enough, the second'];

onEveryEngine('The secret key', STORE_ENGINES, secretKeyContract);

function secretKeyContract(engine: Engine<OpenedStore>): void {
  let store: OpenedStore;
  beforeEach(async () => (store = await engine.open([], testClock())));
  afterEach(() => store.close());

  const fingerprintOf = (error: unknown) => /fingerprint is (\w{12}):/.exec((error as Error).message)?.[1];

  it('may be any one before the first start of a server, and is that of the first start then', async () => {
    store.secretKey.require(SECOND, undefined);
    await store.secretKey.save(FIRST, undefined);
    await store.secretKey.save(FIRST, undefined);
    const again = await store.reopen();
    try {
      again.secretKey.require(FIRST, undefined);
      expect(() => again.secretKey.require(SECOND, undefined)).to.throw('SECRET_KEY is not the key of this store');
    } finally {
      await again.close();
    }
  });

  it('is one, when two servers that have different ones start first at the same time', async () => {
    const other = await store.reopen();
    try {
      const starts = [store.secretKey.save(FIRST, undefined), other.secretKey.save(SECOND, undefined)];
      const states = (await Promise.allSettled(starts)).map(({ status }) => status);
      expect(states).to.have.members(['fulfilled', 'rejected']);
    } finally {
      await other.close();
    }
  });

  it('is replaced only by a start that names the one that it replaces', async () => {
    await store.secretKey.save(FIRST, undefined);
    const refused = await store.secretKey.save(SECOND, '0123456789ab').catch(fingerprintOf);
    expect(refused).to.match(/^\w{12}$/);
    await store.secretKey.save(SECOND, refused as string);
    await store.secretKey.save(SECOND, refused as string);
    expect(await store.secretKey.save(FIRST, refused as string).catch(fingerprintOf))
      .to.match(/^\w{12}$/)
      .and.not.equal(refused);
  });
}
