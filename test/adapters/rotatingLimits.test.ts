import { expect } from 'chai';
import { hourlyLimit } from '#domain/limits/limit.ts';
import { RotatingLimits } from '#adapters/limits/RotatingLimits.ts';
import { testClock } from '#test/support/testClock.ts';

const TIPS = hourlyLimit('tips', 2);

describe('The limits of tips', () => {
  it('count by network within an hour, and know nothing of it afterwards', async () => {
    const clock = testClock();
    clock.set('2026-11-21T03:10:00Z');
    const limits = new RotatingLimits(clock);
    expect(await limits.use(TIPS, '203.0.113.7')).to.equal(0);
    clock.set('2026-11-21T03:50:00Z');
    expect(await limits.check(TIPS, '203.0.113.7')).to.equal(0);
    expect(await limits.use(TIPS, '203.0.113.7')).to.equal(0);
    expect(await limits.use(TIPS, '203.0.113.7')).to.equal(1_200);
    expect(await limits.use(TIPS, '203.0.113.8', 2)).to.equal(0);
    expect(await limits.count(TIPS, '203.0.113.8')).to.equal(2);
    clock.set('2026-11-21T04:10:00Z');
    expect(await limits.count(TIPS, '203.0.113.7')).to.equal(0);
    expect(await limits.count(TIPS, '203.0.113.8')).to.equal(0);
    expect(await limits.use(TIPS, '203.0.113.7', 2)).to.equal(0);
  });
});
