import { expect } from 'chai';
import sinon from 'sinon';
import { createLogger } from '#server/logger.ts';
import { sweepHourly } from '#server/sweepHourly.ts';

const HOUR_MS = 3_600_000;

describe('The sweep of messages and attached files whose time is over', () => {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
  let clock: sinon.SinonFakeTimers;
  beforeEach(() => {
    lines.length = 0;
    clock = sinon.useFakeTimers();
  });
  afterEach(() => clock.restore());

  it('runs at the start of a server and every hour, until the server stops', async () => {
    const sweep = sinon.stub().resolves();
    const stop = sweepHourly(sweep, logger);
    expect(sweep.callCount).to.equal(1);
    await clock.tickAsync(2 * HOUR_MS);
    expect(sweep.callCount).to.equal(3);
    await stop();
    await clock.tickAsync(HOUR_MS);
    expect(sweep.callCount).to.equal(3);
  });

  it('is reported when it fails, and goes on an hour later', async () => {
    const sweep = sinon.stub().resolves().onFirstCall().rejects(new Error('the store is gone'));
    const stop = sweepHourly(sweep, logger);
    await clock.tickAsync(HOUR_MS);
    expect(sweep.callCount).to.equal(2);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('the store is gone');
    await stop();
  });

  it('is waited for when the server stops while it runs', async () => {
    const running = Promise.withResolvers<void>();
    const stop = sweepHourly(() => running.promise, logger);
    let hasStopped = false;
    const stopped = stop().then(() => (hasStopped = true));
    await clock.tickAsync(1);
    expect(hasStopped).to.equal(false);
    running.resolve();
    await stopped;
  });
});
