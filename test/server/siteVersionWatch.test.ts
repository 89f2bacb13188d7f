import { expect } from 'chai';
import sinon from 'sinon';
import { instantOf } from '#domain/instant.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { SiteVersion } from '#ports/SiteVersions.ts';
import { SiteVersionWatch } from '#server/web/SiteVersionWatch.ts';
import type { CheckedVersion } from '#server/web/WatchedVersion.ts';
import { SITE, siteDetails } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

describe('The version of a site that is watched', () => {
  const current = sinon.stub<[], Promise<SiteVersion | undefined>>();
  const clock = { now: () => instantOf(Date.now()) };
  let time: sinon.SinonFakeTimers;
  let watch: SiteVersionWatch;
  beforeEach(() => {
    current.reset();
    current.resolves({ id: 'one' });
    time = sinon.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: Date.parse('2026-11-21T03:00:00Z'),
    });
    watch = new SiteVersionWatch({ current }, { clock, log: { warn: () => undefined }, lifetimeSeconds: 10 });
  });
  afterEach(() => {
    watch.stop();
    time.restore();
  });

  const get = () => watch.get(SITE, clock.now());
  const pass = (milliseconds: number) => time.tickAsync(milliseconds);
  const idNow = () => (get() as CheckedVersion).id;

  it('is requested once for all who want it at the same time', async () => {
    const versions = await Promise.all(Array.from({ length: 50 }, async () => await get()));
    expect(new Set(versions.map(({ id }) => id))).to.deep.equal(new Set(['one']));
    expect(current.callCount).to.equal(1);
  });

  it('is known at once, and never older than a second, while visitors come', async () => {
    await get();
    for (let second = 0; second < 3; second++) {
      current.resolves({ id: `version ${second}` });
      for (let passed = 0; passed < 1_000; passed += 250) {
        await pass(250);
        expect(get()).not.to.be.instanceOf(Promise);
      }
      expect(idNow()).to.equal(`version ${second}`);
    }
    expect(current.callCount).to.be.lessThan(8);
  });

  it('is not requested any more a minute after the last visitor, and again for the next one', async () => {
    await get();
    await pass(70_000);
    const requests = current.callCount;
    await pass(600_000);
    expect(current.callCount).to.equal(requests);
    current.resolves({ id: 'two' });
    expect((await get()).id).to.equal('two');
  });

  it('is requested again when the clock was set back', async () => {
    await get();
    current.resolves({ id: 'two' });
    time.setSystemTime(Date.parse('2026-11-21T01:00:00Z'));
    expect((await get()).id).to.equal('two');
  });

  it('stays the last one while the source fails, and nobody waits for it', async () => {
    await get();
    const lastCheck = clock.now();
    const fault = new Unavailable('store', 'the store is gone');
    current.rejects(fault);
    await pass(500);
    for (let tries = 0; tries < 10; tries++) {
      expect(get()).to.deep.equal({ id: 'one', changesAt: undefined, stale: { asOf: lastCheck, why: fault } });
      await pass(500);
    }
    current.resolves({ id: 'two', changesAt: at('2026-12-01T00:00:00Z') });
    await pass(500);
    expect(get()).to.deep.equal({ id: 'two', changesAt: '2026-12-01T00:00:00.000Z', stale: undefined });
  });

  it('is waited for once when the source does not respond, for a second at most, by one request', async () => {
    await get();
    await pass(70_000);
    const requests = current.callCount;
    const response = Promise.withResolvers<SiteVersion>();
    current.returns(response.promise);
    const waiting = Promise.resolve(get());
    await pass(1_000);
    expect((await waiting).stale?.why).to.have.property('message', 'no response within 1000 ms');
    expect(get()).to.have.property('id', 'one');
    await pass(20_000);
    expect(current.callCount).to.equal(requests + 1);
    response.resolve({ id: 'two' });
    await pass(0);
    current.resolves({ id: 'two' });
    await pass(500);
    expect(get()).to.deep.equal({ id: 'two', changesAt: undefined, stale: undefined });
  });

  it('is unknown while a source has never responded', async () => {
    current.rejects(new Unavailable('departmentApi', 'the API is gone'));
    expect(await get())
      .to.include({ id: undefined })
      .and.have.nested.property('stale.asOf', clock.now());
  });

  it('is the same for ever when the source has none; its pages then live for the time that is set', async () => {
    current.resolves(undefined);
    const version = await get();
    await pass(3_600_000);
    expect((await get()).id).to.equal(version.id);
    expect(current.callCount).to.be.lessThan(30);
    const until = (of: CheckedVersion) => watch.validityOf(siteDetails(), of, at('2026-11-21T03:00:00Z')).until;
    expect(until(version)).to.equal('2026-11-21T03:00:10.000Z');
    expect(until({ ...version, changesAt: at('2026-11-21T03:00:05Z') })).to.equal('2026-11-21T03:00:05.000Z');
    expect(until({ ...version, id: 'one' })).to.equal('2026-11-21T17:00:00.000Z');
  });
});
