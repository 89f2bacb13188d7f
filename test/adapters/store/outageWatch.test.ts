import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { OutageWatch } from '#adapters/store/OutageWatch.ts';

const SUSPECT_AFTER_MS = 700;
const PROBE_INTERVAL_MS = 500;

describe('The watch over a database that may fall silent', () => {
  let time: sinon.SinonFakeTimers;
  let responds: boolean | Promise<boolean>;
  let probes: number;
  let warnings: string[];
  let watch: OutageWatch;
  beforeEach(() => {
    time = sinon.useFakeTimers();
    [responds, probes, warnings] = [true, 0, []];
    watch = new OutageWatch({
      probe: () => {
        probes++;
        return Promise.resolve(responds);
      },
      warn: (message) => warnings.push(message),
      suspectAfterMs: SUSPECT_AFTER_MS,
      probeIntervalMs: PROBE_INTERVAL_MS,
    });
  });
  afterEach(() => {
    watch.close();
    time.restore();
  });

  /** A call that gets no response. @returns what it ended with, once it has ended */
  const silentCall = () => {
    const call: { error?: unknown } = {};
    watch.run(() => new Promise(() => undefined)).catch((error: unknown) => (call.error = error));
    return call;
  };

  it('lets slow calls go on while the server responds to a probe', async () => {
    const slow = Promise.withResolvers<string>();
    const call = watch.run(() => slow.promise);
    await time.tickAsync(3 * SUSPECT_AFTER_MS);
    expect(probes).to.be.greaterThan(1);
    slow.resolve('rows');
    expect(await call).to.equal('rows');
    expect(warnings).to.deep.equal([]);
  });

  it('fails every call in progress at once when the server does not respond', async () => {
    responds = false;
    const first = silentCall();
    await time.tickAsync(SUSPECT_AFTER_MS - 1);
    const last = silentCall();
    expect(first.error).to.equal(undefined);
    await time.tickAsync(1);
    for (const { error } of [first, last]) expect(error).to.be.instanceOf(Unavailable);
    expect(warnings).to.have.length(1);
  });

  it('sends nothing to a silent server but probes, until one is answered', async () => {
    responds = false;
    silentCall();
    await time.tickAsync(SUSPECT_AFTER_MS);
    let sent = 0;
    const send = () => watch.run(() => Promise.resolve(++sent));
    const refused = await send().catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Unavailable);
    expect(sent).to.equal(0);
    await time.tickAsync(2 * PROBE_INTERVAL_MS);
    expect(probes).to.equal(3);
    responds = true;
    await time.tickAsync(PROBE_INTERVAL_MS);
    expect(await send()).to.equal(1);
    expect(warnings).to.have.length(2);
  });

  it('believes a response to somebody else while a probe gets none', async () => {
    const probe = Promise.withResolvers<boolean>();
    responds = probe.promise;
    const slow = silentCall();
    await time.tickAsync(SUSPECT_AFTER_MS);
    await watch.run(() => Promise.resolve('rows'));
    probe.resolve(false);
    await time.tickAsync(0);
    expect(slow.error).to.equal(undefined);
  });

  it('probes nobody while there is nothing to wait for', async () => {
    await watch.run(() => Promise.resolve());
    await time.tickAsync(10 * SUSPECT_AFTER_MS);
    expect(probes).to.equal(0);
  });
});
