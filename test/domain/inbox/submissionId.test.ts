import { expect } from 'chai';
import { parseSubmissionId, SUBMISSION_ID, SUBMISSION_ID_BYTES, submissionIdOf } from '#domain/inbox/submissionId.ts';

describe('The id of a sent form', () => {
  it('has 128 random bits', () => {
    expect(SUBMISSION_ID_BYTES).to.equal(16);
    const id = submissionIdOf(Uint8Array.from({ length: SUBMISSION_ID_BYTES }, (_, index) => index * 17));
    expect(id).to.equal('00112233445566778899aabbccddeeff');
    expect(parseSubmissionId(id)).to.equal(id);
  });

  it('is not accepted in another form', () => {
    const id = submissionIdOf(new Uint8Array(16));
    for (const text of ['', id.slice(1), `${id}0`, id.replace('0', 'A'), id.replace('0', 'g'), `${id}\n`, ` ${id}`])
      expect(parseSubmissionId(text), text).to.be.undefined;
    expect(SUBMISSION_ID.test(id)).to.equal(true);
  });
});
