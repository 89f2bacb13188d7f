import { expect } from 'chai';
import { hourlyLimit, secondsLeft, secondsToWait, windowAt, type Limit } from '#domain/limits/limit.ts';
import { at } from '#test/support/testClock.ts';

const LIMIT: Limit = { purpose: 'feedback', uses: 2, seconds: 3_600 };
const NOW = at('2026-11-21T03:00:00Z');
const FULL = { startedAt: NOW, uses: 2 };

describe('A limit', () => {
  it('of so many uses an hour has a window of 3,600 seconds', () => {
    expect(hourlyLimit('feedback', 60)).to.deep.equal({ purpose: 'feedback', uses: 60, seconds: 3_600 });
  });

  it('counts in a window that begins with the first use', () => {
    expect(windowAt(undefined, LIMIT, NOW)).to.deep.equal({ startedAt: NOW, uses: 0 });
    expect(windowAt(FULL, LIMIT, at('2026-11-21T03:59:59.999Z'))).to.equal(FULL);
  });

  it('counts from the start when the window has ended, to the millisecond', () => {
    const end = at('2026-11-21T04:00:00Z');
    expect(windowAt(FULL, LIMIT, end)).to.deep.equal({ startedAt: end, uses: 0 });
  });

  it('lets a client wait until the window ends, in whole seconds', () => {
    expect(secondsToWait(FULL, LIMIT, NOW)).to.equal(3_600);
    expect(secondsToWait(FULL, LIMIT, at('2026-11-21T03:00:00.001Z'))).to.equal(3_600);
    expect(secondsToWait(FULL, LIMIT, at('2026-11-21T03:00:01Z'))).to.equal(3_599);
    expect(secondsToWait(FULL, LIMIT, at('2026-11-21T03:59:59.999Z'))).to.equal(1);
  });

  it('begins again at the end of its window, whatever was used', () => {
    expect(secondsLeft({ startedAt: NOW }, LIMIT, NOW)).to.equal(3_600);
    expect(secondsLeft({ startedAt: NOW }, LIMIT, at('2026-11-21T03:59:59.999Z'))).to.equal(1);
  });

  it('lets nobody wait who has uses left', () => {
    expect(secondsToWait({ ...FULL, uses: 1 }, LIMIT, NOW)).to.equal(0);
    expect(secondsToWait({ ...FULL, uses: 3 }, LIMIT, NOW)).to.equal(3_600);
  });

  it('allows several uses at once, or none of them', () => {
    const window = { startedAt: NOW, uses: 4 };
    const ten = { ...LIMIT, uses: 10 };
    expect(secondsToWait(window, ten, NOW, 6)).to.equal(0);
    expect(secondsToWait(window, ten, NOW, 7)).to.equal(3_600);
  });

  it('never lets a client wait for longer than the window, also when the clock was set back', () => {
    const before = at('2026-11-21T01:00:00Z');
    const window = windowAt(FULL, LIMIT, before);
    expect(window).to.deep.equal({ startedAt: before, uses: 2 });
    expect(secondsToWait(window, LIMIT, before)).to.equal(3_600);
  });
});
