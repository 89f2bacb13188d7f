import { expect } from 'chai';
import { MAX_NAME_LENGTH, parsePersonName } from '#domain/forms/personName.ts';
import { done, refused } from '#domain/outcome.ts';

describe('The name of a person', () => {
  it('is required, and has no other rule than its length', () => {
    for (const name of ['สมชาย', 'O’Neill-Smith', 'ณ อยุธยา', 'X'])
      expect(parsePersonName(name)).to.deep.equal(done(name));
    expect(parsePersonName('  ')).to.deep.equal(refused('required'));
    expect(parsePersonName('a\u0000')).to.deep.equal(refused('unreadable'));
  });

  it('has at most 100 characters', () => {
    expect(MAX_NAME_LENGTH).to.equal(100);
    expect(parsePersonName('ก'.repeat(100))).to.deep.equal(done('ก'.repeat(100)));
    expect(parsePersonName('ก'.repeat(101))).to.deep.equal(refused('tooLong'));
  });
});
