import { expect } from 'chai';
import { MAX_COMMENT_LENGTH, parseComment } from '#domain/feedback/comment.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A comment about a page', () => {
  it('is stored as it was typed, in any script', () => {
    for (const text of ['ไม่มีเบอร์โทรของสำนักงาน ๑๒', 'No telephone number – “where”?', '𝒳 🙂', 'ผู้\u200bใช้'])
      expect(parseComment(text)).to.deep.equal(done(text));
  });

  it('becomes one line with single spaces and without spaces at its ends', () => {
    expect(parseComment('  two\r\nlines\t and\u2028more\u00a0\u3000words \n')).to.deep.equal(
      done('two lines and more words'),
    );
    expect(parseComment('\ufeffword\u2029')).to.deep.equal(done('word'));
  });

  it('is normalised to composed characters (NFC)', () => {
    expect(parseComment('cafe\u0301')).to.deep.equal(done('café'));
  });

  it('contains no terminal control codes and no marks that reverse the direction of text', () => {
    expect(parseComment('a\u001b[31mb\u009bc\u0007')).to.deep.equal(done('a [31mb c'));
    for (const mark of ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])
      expect(parseComment(`a${mark}b`), mark.codePointAt(0)?.toString(16)).to.deep.equal(done('a b'));
  });

  it('is refused as missing when it has no visible characters', () => {
    for (const text of ['', ' ', '\n\t\u001b', '\u202e\ufeff'])
      expect(parseComment(text)).to.deep.equal(refused('commentMissing'));
  });

  it('is refused as unreadable when it contains U+0000 or half a character', () => {
    for (const text of ['a\u0000b', '\ud83d', 'a\udc00'])
      expect(parseComment(text)).to.deep.equal(refused('commentUnreadable'));
  });

  it('has at most 500 characters after cleaning, and an emoji counts as one', () => {
    expect(MAX_COMMENT_LENGTH).to.equal(500);
    for (const letter of ['ก', 'a', '🙂']) {
      expect(parseComment(`  ${letter.repeat(500)}\n`)).to.deep.equal(done(letter.repeat(500)));
      expect(parseComment(letter.repeat(501))).to.deep.equal(refused('commentTooLong'));
    }
  });
});
