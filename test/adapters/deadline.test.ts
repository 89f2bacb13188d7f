import { getEventListeners } from 'node:events';
import { expect } from 'chai';
import sinon from 'sinon';
import { Deadline } from '#adapters/department-api/http/Deadline.ts';

describe('The deadline of a request to the API', () => {
  afterEach(() => sinon.restore());

  it('fires when its time is over', () => {
    const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { signal } = new Deadline(3_000);
    time.tick(2_999);
    expect(signal.aborted).to.equal(false);
    time.tick(1);
    expect(signal.reason).to.include({ name: 'TimeoutError', message: 'timeout after 3000 ms' });
  });

  it("fires with the caller's reason when the caller's signal does, before or after its start", () => {
    for (const isEarly of [true, false]) {
      const caller = new AbortController();
      if (isEarly) caller.abort('disconnected');
      const deadline = new Deadline(3_000, caller.signal);
      caller.abort('disconnected');
      expect(deadline.signal.reason).to.equal('disconnected');
      deadline.release();
    }
  });

  it('neither fires nor listens to its caller any more when it was released', () => {
    const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const caller = new AbortController();
    const deadline = new Deadline(3_000, caller.signal);
    expect(getEventListeners(caller.signal, 'abort')).to.have.length(1);
    deadline.release();
    expect(getEventListeners(caller.signal, 'abort')).to.be.empty;
    caller.abort();
    time.tick(3_000);
    expect(deadline.signal.aborted).to.equal(false);
  });
});
