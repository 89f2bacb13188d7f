import { expect } from 'chai';
import { parseSubjectDigest, SUBJECT_DIGEST } from '#domain/members/subjectDigest.ts';

describe('What a provider calls a person (parseSubjectDigest)', () => {
  it('is a digest of 43 characters, never a personal number or another name', () => {
    const digest = 'aZ09_-'.padEnd(43, 'x');
    expect(parseSubjectDigest(digest)).to.equal(digest);
    for (const text of ['1101700207366', 'somsri@example.org', digest.slice(1), `${digest}x`, ''])
      expect(parseSubjectDigest(text), text).to.equal(undefined);
  });

  it('is checked from its beginning to its end', () => {
    const digest = 'x'.repeat(43);
    for (const text of [`*${digest}`, `${digest}*`]) expect(SUBJECT_DIGEST.test(text), text).to.equal(false);
  });
});
