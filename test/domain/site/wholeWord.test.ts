import { expect } from 'chai';
import { parseWholeWord } from '#domain/site/wholeWord.ts';

describe('A word within which no line breaks', () => {
  it('is 2 to 40 Thai letters, vowels and marks', () => {
    for (const word of ['น้ำ', 'อ่างเก็บน้ำ', 'ภาคตะวันออกเฉียงเหนือ', 'ก'.repeat(40)])
      expect(parseWholeWord(word), word).to.equal(word);
  });

  it('has no space, no digit and no letter of another script', () => {
    for (const text of ['', 'ก', 'ก'.repeat(41), 'อ่าง เก็บน้ำ', 'ปี๒๕๖๙', 'ปี2569', 'river', 'น้ำ.', '.*', 'น้ำ\u200b'])
      expect(parseWholeWord(text), text).to.be.undefined;
  });
});
