import { expect } from 'chai';
import { decodeText } from '#adapters/department-api/http/decodeText.ts';

const THAI = 'กรมชลประทาน ฿';
const JSON_TYPE = 'application/json';
/** Thai letters in TIS-620: one byte each. */
const THAI_BYTES = Buffer.from(Array.from(THAI, (letter) => (letter > '\xff' ? letter.charCodeAt(0) - 0xd60 : 0x20)));

describe('The text of a response', () => {
  it('is UTF-8 when it is valid UTF-8, whatever charset the headers name', () => {
    for (const type of ['', JSON_TYPE, `${JSON_TYPE}; charset=utf-8`, `${JSON_TYPE};charset=iso-8859-1`])
      expect(decodeText(Buffer.from(THAI), type)).to.deep.include({ text: THAI });
  });

  it('has no byte-order mark', () => {
    expect(decodeText(Buffer.from(`\ufeff${THAI}`), JSON_TYPE).text).to.equal(THAI);
  });

  it('has the charset that the headers name', () => {
    for (const name of ['tis-620', '"TIS-620"', 'windows-874', 'iso-8859-11'])
      expect(decodeText(THAI_BYTES, `${JSON_TYPE}; charset=${name}`)).to.deep.include({ text: THAI });
    expect(decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'text/plain; charset=ISO-8859-1').text).to.equal('café');
  });

  it('is taken for Thai, and reported as a guess, when nothing true is said about it', () => {
    for (const type of ['', JSON_TYPE, `${JSON_TYPE}; charset=utf-8`, `${JSON_TYPE}; charset=made-up`])
      expect(decodeText(THAI_BYTES, type), type).to.deep.include({ text: THAI, guessed: 'windows-874' });
  });

  it('is given in UTF-8 too, in which no byte of a letter looks like a bracket', () => {
    expect(decodeText(THAI_BYTES, '').utf8).to.deep.equal(Buffer.from(THAI));
    const bytes = Buffer.from([0x83, 0x5b]); // ゼ in Shift JIS, whose second byte is a bracket in ASCII
    expect(decodeText(bytes, 'text/plain; charset=shift_jis').utf8).to.deep.equal(Buffer.from('ゼ'));
  });
});
