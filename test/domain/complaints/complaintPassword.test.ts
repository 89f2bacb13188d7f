import { expect } from 'chai';
import {
  COMPLAINT_PASSWORD_BYTES,
  madeComplaintPassword,
  MIN_COMPLAINT_PASSWORD_LENGTH,
  parseComplaintPassword,
} from '#domain/complaints/complaintPassword.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('The password of a complaint (madeComplaintPassword, parseComplaintPassword)', () => {
  const random = Uint8Array.from({ length: COMPLAINT_PASSWORD_BYTES }, (_, index) => (index * 151 + 3) % 256);

  it('is made from at least 40 random bits, in three groups that are read aloud easily', () => {
    const made = madeComplaintPassword(random);
    expect(made).to.match(/^[2-9BCDFGHJKMNP-TV-X]{3}(-[2-9BCDFGHJKMNP-TV-X]{3}){2}$/);
    expect(Math.log2(26 ** 9)).to.be.above(40);
    expect(madeComplaintPassword(random.map((byte) => byte ^ 1))).to.not.equal(made);
  });

  it('that was made is read in any case, with other separators, and with Thai digits', () => {
    const made = madeComplaintPassword(random);
    const thai = made.replace(/[2-9]/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));
    for (const typed of [made, made.toLowerCase(), ` ${made.replaceAll('-', '')} `, made.replaceAll('-', ' – '), thai])
      expect(value(parseComplaintPassword(typed)), typed).to.equal(made);
  });

  it('that was chosen is read as it was typed', () => {
    expect(value(parseComplaintPassword('น้ำท่วม Flood'))).to.equal('น้ำท่วม Flood'.normalize('NFC'));
    expect(value(parseComplaintPassword('river-boat'))).to.not.equal(value(parseComplaintPassword('River-boat')));
  });

  it('has at least eight characters', () => {
    expect(value(parseComplaintPassword('น'.repeat(MIN_COMPLAINT_PASSWORD_LENGTH)))).to.have.lengthOf(8);
    expect(codeOf(parseComplaintPassword('a'.repeat(MIN_COMPLAINT_PASSWORD_LENGTH - 1)))).to.equal(
      'complaintPasswordShort',
    );
    expect(codeOf(parseComplaintPassword('  '))).to.equal('required');
    expect(codeOf(parseComplaintPassword('a'.repeat(257)))).to.equal('passwordLong');
  });
});
