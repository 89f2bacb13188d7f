import { expect } from 'chai';
import { isReadable, parseLine, withinLength, withoutInvisible } from '#domain/forms/line.ts';
import { done, refused } from '#domain/outcome.ts';

describe('One line of text', () => {
  it('stays as it was typed, in any script', () => {
    for (const text of ['ไม่มีเบอร์โทร ๑๒', '– “where”?', '𝒳 🙂', 'ผู้\u200bใช้'])
      expect(parseLine(text, 30)).to.deep.equal(done(text));
  });

  it('has single spaces in place of line ends, control characters and marks of direction', () => {
    expect(parseLine(' two\r\nlines\t and\u2028more\u3000words\ufeff', 30)).to.deep.equal(
      done('two lines and more words'),
    );
    expect(withoutInvisible('a\u001bb\u202ec\u2029d')).to.equal('a b c d');
  });

  it('is normalised to composed characters (NFC)', () => {
    expect(withoutInvisible('cafe\u0301')).to.equal('café');
  });

  it('is required, and has a greatest length in characters, an emoji counting as one', () => {
    expect(parseLine(' \n\u202e', 3)).to.deep.equal(refused('required'));
    expect(parseLine('🙂🙂🙂 ', 3)).to.deep.equal(done('🙂🙂🙂'));
    expect(parseLine('abcd', 3)).to.deep.equal(refused('tooLong'));
    expect(withinLength('', 3)).to.deep.equal(refused('required'));
    expect(withinLength('abc', 3)).to.deep.equal(done('abc'));
    expect(withinLength('🙂🙂🙂🙂', 3)).to.deep.equal(refused('tooLong'));
  });

  it('is unreadable when it contains U+0000 or half a character', () => {
    for (const text of ['a\u0000b', '\ud83d', 'a\udc00']) {
      expect(isReadable(text)).to.equal(false);
      expect(parseLine(text, 30)).to.deep.equal(refused('unreadable'));
    }
    expect(isReadable('🙂')).to.equal(true);
  });
});
