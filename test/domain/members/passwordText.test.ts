import { expect } from 'chai';
import { MAX_PASSWORD_LENGTH, parsePasswordText } from '#domain/members/passwordText.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A password as it was typed (parsePasswordText)', () => {
  it('is taken whole, with the blanks around it', () => {
    for (const text of ['Abcd123!', ' Abcd 123! ', 'ก', 'x'.repeat(64)])
      expect(parsePasswordText(text)).to.deep.equal(done(text));
  });

  it('is the same from every keyboard: composed letters, and one kind of blank', () => {
    expect(parsePasswordText('e\u0301\u00a01\u3000')).to.deep.equal(done('é 1 '));
  });

  it('may have 256 characters, each of which may be an emoji', () => {
    expect(MAX_PASSWORD_LENGTH).to.equal(256);
    expect(parsePasswordText('😀'.repeat(256)).ok).to.equal(true);
    expect(parsePasswordText('😀'.repeat(257))).to.deep.equal(refused('passwordLong'));
  });

  it('is missing when there are only blanks', () => {
    for (const text of ['', ' ', '\u3000', '\t']) expect(parsePasswordText(text)).to.deep.equal(refused('required'));
  });

  it('is unreadable with U+0000 or half a character', () => {
    for (const text of ['Abcd123!\u0000', 'Abcd123!\ud83d'])
      expect(parsePasswordText(text)).to.deep.equal(refused('unreadable'));
  });
});
