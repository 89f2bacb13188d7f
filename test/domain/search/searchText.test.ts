import { expect } from 'chai';
import { MAX_SEARCH_LENGTH, parseSearchText } from '#domain/search/searchText.ts';

describe('parseSearchText', () => {
  it('gives one tidy line', () => {
    expect(parseSearchText('  เขื่อน\tภูมิพล \n')).to.equal('เขื่อน ภูมิพล');
    expect(parseSearchText('dam\u0000 "level" AND (x')).to.equal('dam "level" AND (x');
    expect(parseSearchText('\ud800dam\ufffe')).to.equal('dam');
  });

  it('leaves out invisible characters that reverse a line', () => {
    expect(parseSearchText('we\u200eirs \u202eand\u2066 dams\u2069')).to.equal('weirs and dams');
  });

  it('cuts off what nobody types', () => {
    expect(parseSearchText('น้ำ'.repeat(10_000))).to.have.length(MAX_SEARCH_LENGTH);
  });

  it('gives nothing for a text without a letter or digit', () => {
    for (const text of ['', '   ', '้้้', '"(*)"', '\u200b', '- . !', '\ufffd'.repeat(9)])
      expect(parseSearchText(text), text).to.be.undefined;
  });

  it('takes a single letter or digit of any script', () => {
    for (const text of ['น', 'a', '7', '๗', '水']) expect(parseSearchText(text), text).to.equal(text);
  });
});
