import { expect } from 'chai';
import { MAX_SUBJECT_LENGTH, parseSubject } from '#domain/forms/subject.ts';
import { done, refused } from '#domain/outcome.ts';

describe('The subject of a message', () => {
  it('is one line, and required', () => {
    expect(parseSubject(' น้ำท่วม\nถนน ')).to.deep.equal(done('น้ำท่วม ถนน'));
    expect(parseSubject('\t')).to.deep.equal(refused('required'));
    expect(parseSubject('\ud83d')).to.deep.equal(refused('unreadable'));
  });

  it('has at most 200 characters', () => {
    expect(MAX_SUBJECT_LENGTH).to.equal(200);
    expect(parseSubject('ก'.repeat(200))).to.deep.equal(done('ก'.repeat(200)));
    expect(parseSubject('ก'.repeat(201))).to.deep.equal(refused('tooLong'));
  });
});
