import { expect } from 'chai';
import { oitSlug, parseFiscalYear, parseOitCode, readTypedOitCode } from '#domain/content/oitAddress.ts';
import { parseSlug } from '#domain/content/slug.ts';

describe('The address of a disclosure', () => {
  it('begins with a fiscal year of the Buddhist era', () => {
    expect(parseFiscalYear('2569')).to.equal(2569);
    expect(parseFiscalYear('2500')).to.equal(2500);
    expect(parseFiscalYear('2799')).to.equal(2799);
  });

  it('is refused with another year: a Gregorian one, one in Thai digits, one with anything before or after it', () => {
    const others = ['', '2026', '2499', '2800', '569', '25690', ' 2569', '2569 ', '2569\n', '+2569', '๒๕๖๙', '2569.0'];
    expect(others.filter((text) => parseFiscalYear(text) !== undefined)).to.deep.equal([]);
  });

  it('ends with a code: O and a number', () => {
    for (const code of ['O1', 'O9', 'O10', 'O43', 'O999']) expect(parseOitCode(code)).to.equal(code);
  });

  it('is refused with another code: a small letter, a zero in place of the O, a number that begins with zero', () => {
    const others = [
      '',
      'O',
      'o10',
      '010',
      '10',
      'O0',
      'O01',
      'O1000',
      'O10 ',
      ' O10',
      'O10\n',
      'O1.5',
      'O-1',
      'P10',
      'Oเก้า',
    ];
    expect(others.filter((text) => parseOitCode(text) !== undefined)).to.deep.equal([]);
  });

  it('is found by its code as people type it: without the O, with a small one, a space, a zero or Thai digits', () => {
    const typed = ['O12', 'o12', '12', ' 12 ', 'O 12', 'o-12', 'O.12', 'O012', '012', '๑๒', 'O๑๒', 'Ｏ１２'];
    expect(typed.map(readTypedOitCode)).to.deep.equal(typed.map(() => 'O12'));
  });

  it('is not found by text that is no code', () => {
    const others = ['', ' ', 'O', 'O0', '0', '1234', 'O1234', '1.5', 'P12', 'ก12', '12x', '-', '1 2'];
    expect(others.filter((text) => readTypedOitCode(text) !== undefined)).to.deep.equal([]);
  });

  it('gives a slug made of the year and the code in small letters', () => {
    expect(oitSlug(2569, 'O10')).to.equal('2569-o10');
    expect(parseSlug(oitSlug(2569, 'O999'))).to.equal('2569-o999');
  });

  it('gives a different slug for each year and code', () => {
    expect(oitSlug(2569, 'O1')).not.to.equal(oitSlug(2569, 'O11'));
    expect(oitSlug(2568, 'O1')).not.to.equal(oitSlug(2569, 'O1'));
  });
});
