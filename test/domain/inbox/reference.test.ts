import { expect } from 'chai';
import { parseReference, REFERENCE_COUNT, referenceOf } from '#domain/inbox/reference.ts';

describe('The reference number on a receipt', () => {
  it('has ten digits in two groups, with a check digit at the end', () => {
    expect(referenceOf(572)).to.equal('00000-05724'); // the example of Damm's thesis: 572 has the check digit 4
    expect(referenceOf(0)).to.equal('00000-00000');
    expect(referenceOf(REFERENCE_COUNT - 1)).to.match(/^99999-9999\d$/);
    expect(referenceOf(482_093_751)).to.equal('48209-37512');
    expect(REFERENCE_COUNT).to.equal(1_000_000_000);
  });

  it('can be typed with Thai digits, with and without spaces and hyphens', () => {
    for (const text of ['00000-05724', '0000005724', ' ๐๐๐๐๐ 05724'])
      expect(parseReference(text)).to.equal('00000-05724');
  });

  it('is refused when one digit is wrong, or two neighbours are swapped', () => {
    for (const number of [123_456_789, 987_650_123, 4_820_937]) {
      const digits = referenceOf(number).replace('-', '');
      expect(parseReference(digits)).to.equal(referenceOf(number));
      for (let place = 0; place < digits.length; place++) {
        const [before, digit, after] = [digits.slice(0, place), digits[place], digits.slice(place + 1)];
        for (const wrong of '0123456789')
          if (wrong !== digit) expect(parseReference(before + wrong + after), before + wrong + after).to.be.undefined;
        if (after !== '' && after[0] !== digit)
          expect(parseReference(`${before}${after[0]}${digit}${after.slice(1)}`), digits).to.be.undefined;
      }
    }
  });

  it('is refused when it has another form', () => {
    for (const text of ['', '000005724', '00000005724', '00000-0572x', 'x0000005724', '0000005724x'])
      expect(parseReference(text), text).to.be.undefined;
  });
});
