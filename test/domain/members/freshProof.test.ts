import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { FRESH_PROOF_SECONDS, isProofFresh } from '#domain/members/freshProof.ts';
import { at } from '#test/support/testClock.ts';

const NOW = at('2026-11-21T03:00:00Z');

describe('A proof of who a member is (isProofFresh)', () => {
  it('counts for ten minutes', () => {
    expect(FRESH_PROOF_SECONDS).to.equal(600);
    expect(isProofFresh(NOW, NOW)).to.equal(true);
    expect(isProofFresh(addSeconds(NOW, -599), NOW)).to.equal(true);
    expect(isProofFresh(addSeconds(NOW, -600), NOW)).to.equal(false);
  });

  it('is missing in a session in which there was none', () => {
    expect(isProofFresh(undefined, NOW)).to.equal(false);
  });
});
