import { expect } from 'chai';
import { MAX_REPORTED_FILE_LENGTH, parseReportedFile } from '#domain/inbox/brokenFileReport.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A report of a broken file or link', () => {
  it('names the file as the person wrote it, in at most 300 characters', () => {
    expect(MAX_REPORTED_FILE_LENGTH).to.equal(300);
    expect(parseReportedFile(' แผน น้ำ.pdf\n')).to.deep.equal(done('แผน น้ำ.pdf'));
    expect(parseReportedFile('ก'.repeat(300)).ok).to.equal(true);
    expect(parseReportedFile('ก'.repeat(301))).to.deep.equal(refused('tooLong'));
    expect(parseReportedFile('')).to.deep.equal(refused('required'));
  });
});
