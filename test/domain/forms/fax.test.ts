import { expect } from 'chai';
import { parseFax } from '#domain/forms/fax.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A fax number', () => {
  it('has 9 or 10 digits, typed like those of a phone number', () => {
    expect(parseFax('๐๒ 669-5072')).to.deep.equal(done('026695072'));
    expect(parseFax('0266950721')).to.deep.equal(done('0266950721'));
    for (const text of ['02669507', '02669507211', 'none']) expect(parseFax(text)).to.deep.equal(refused('faxFormat'));
  });

  it('is missing when nothing was typed', () => {
    expect(parseFax(' ')).to.deep.equal(refused('required'));
  });
});
