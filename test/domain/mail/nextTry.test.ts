import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { nextTryAt, TRY_PAUSES, TRY_SECONDS } from '#domain/mail/nextTry.ts';
import { at } from '#test/support/testClock.ts';

const CREATED = at('2026-11-21T03:00:00Z');

describe('A mail that could not be delivered', () => {
  it('is tried again after 1, 2, 5, 15 and 30 minutes, and then every hour', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 100].map((tries) => {
      const next = nextTryAt(tries, CREATED, CREATED);
      return (Date.parse(next!) - Date.parse(CREATED)) / 60_000;
    });
    expect(pauses).to.deep.equal([1, 2, 5, 15, 30, 60, 60, 60]);
    expect(TRY_PAUSES).to.have.length(6);
  });

  it('is tried for five days', () => {
    expect(TRY_SECONDS).to.equal(432_000);
    const lastMoment = addSeconds(CREATED, TRY_SECONDS - 3_600);
    expect(nextTryAt(60, CREATED, lastMoment)).to.equal(addSeconds(CREATED, TRY_SECONDS));
    expect(nextTryAt(60, CREATED, addSeconds(lastMoment, 1))).to.equal(undefined);
  });
});
