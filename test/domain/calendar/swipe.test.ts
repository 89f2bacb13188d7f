import { expect } from 'chai';
import { swipeStep } from '#domain/calendar/swipe.ts';

describe('A swipe over a calendar', () => {
  it('is fast and flat enough, and leads on when it goes to the left (spec §9)', () => {
    expect(swipeStep({ x: -60, y: 80, milliseconds: 299 })).to.equal(1);
    expect(swipeStep({ x: 60, y: -80, milliseconds: 0 })).to.equal(-1);
  });

  it('is no swipe when it is slow, short or steep', () => {
    expect(swipeStep({ x: -60, y: 0, milliseconds: 300 })).to.equal(undefined);
    expect(swipeStep({ x: -59, y: 0, milliseconds: 100 })).to.equal(undefined);
    expect(swipeStep({ x: 100, y: 81, milliseconds: 100 })).to.equal(undefined);
    expect(swipeStep({ x: 100, y: -81, milliseconds: 100 })).to.equal(undefined);
  });
});
