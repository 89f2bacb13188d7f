import { expect } from 'chai';
import {
  ACCOUNT_FAILURES_PER_STEP,
  MAX_WORK_FACTOR,
  NETWORK_FAILURES_PER_STEP,
  ROBOT_CHECKS_PER_HOUR,
  robotCheckLimit,
  workFactor,
} from '#domain/members/robotCheck.ts';

describe('The robot check', () => {
  it('can be had 300 times an hour by one network (robotCheckLimit)', () => {
    expect(ROBOT_CHECKS_PER_HOUR).to.equal(300);
    expect(robotCheckLimit()).to.deep.equal({ purpose: 'robotCheck', uses: 300, seconds: 3_600 });
    expect(robotCheckLimit(9).uses).to.equal(9);
  });

  it('is easy at first (workFactor)', () => {
    expect(workFactor({ account: 0, network: 0 })).to.equal(1);
    expect(workFactor({ account: 4, network: 49 })).to.equal(1);
  });

  it('takes more work with each five failures of the account, and each fifty of the network', () => {
    expect([ACCOUNT_FAILURES_PER_STEP, NETWORK_FAILURES_PER_STEP]).to.deep.equal([5, 50]);
    expect(workFactor({ account: 5, network: 0 })).to.equal(2);
    expect(workFactor({ account: 0, network: 50 })).to.equal(2);
    expect(workFactor({ account: 10, network: 100 })).to.equal(5);
  });

  it('never takes more than eight times the work, so that the owner still gets in', () => {
    expect(MAX_WORK_FACTOR).to.equal(8);
    expect(workFactor({ account: 35, network: 0 })).to.equal(8);
    expect(workFactor({ account: 10_000, network: 10_000 })).to.equal(8);
  });
});
