import { expect } from 'chai';
import { tipCodeLimit, withoutWorkInAllLimit, withoutWorkLimit } from '#domain/tips/tipLimits.ts';

describe('The limits of tips (withoutWorkLimit, withoutWorkInAllLimit, tipCodeLimit)', () => {
  it('are five an hour without a robot check for a network and 60 for all, and 60 codes', () => {
    const limits = [withoutWorkLimit(), withoutWorkInAllLimit(), tipCodeLimit()];
    expect(limits.map(({ uses }) => uses)).to.deep.equal([5, 60, 60]);
    expect(limits.map(({ seconds }) => seconds)).to.deep.equal([3_600, 3_600, 3_600]);
    expect(new Set(limits.map(({ purpose }) => purpose))).to.have.property('size', 3);
  });
});
