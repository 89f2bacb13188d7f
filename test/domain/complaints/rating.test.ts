import { expect } from 'chai';
import { ratingFields } from '#domain/complaints/rating.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('A rating', () => {
  it('is a number from 1 to 5', () => {
    for (const rating of ['1', '2', '3', '4', '5']) expect(value(ratingFields.rating.parse(rating))).to.equal(rating);
    for (const typed of ['0', '6', '2.5', 'good'])
      expect(codeOf(ratingFields.rating.parse(typed))).to.equal('notOffered');
    expect(codeOf(ratingFields.rating.parse(''))).to.equal('required');
  });
});
