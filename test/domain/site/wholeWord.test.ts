import { expect } from 'chai';
import { parseWholeWord, wholeWordsIn } from '#domain/site/wholeWord.ts';

describe('A word within which no line breaks', () => {
  it('is 2 to 40 Thai letters, vowels and marks', () => {
    for (const word of ['น้ำ', 'อ่างเก็บน้ำ', 'ภาคตะวันออกเฉียงเหนือ', 'ก'.repeat(40)])
      expect(parseWholeWord(word), word).to.equal(word);
  });

  it('is an English name of several words', () => {
    const name = parseWholeWord('Mae La-ong Dao')!;
    expect(wholeWordsIn('en', [parseWholeWord('น้ำ')!, name])).to.deep.equal([name]);
    for (const text of ['mae Taeng', 'Mae  Taeng', 'Mae Taeng ', 'Section 3', 'Mae|Taeng', `Mae ${'a'.repeat(40)}`])
      expect(parseWholeWord(text), text).to.be.undefined;
  });

  it('has no digit, and no letters of both scripts or space between Thai letters', () => {
    for (const text of ['', 'ก', 'ก'.repeat(41), 'อ่าง เก็บน้ำ', 'ปี๒๕๖๙', 'ปี2569', 'river', 'น้ำ.', '.*', 'น้ำ\u200b'])
      expect(parseWholeWord(text), text).to.be.undefined;
  });
});
