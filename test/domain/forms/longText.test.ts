import { expect } from 'chai';
import { MAX_LONG_TEXT_LENGTH, parseLongText } from '#domain/forms/longText.ts';
import { done, refused } from '#domain/outcome.ts';

describe('The text of a message', () => {
  it('keeps its lines, whatever ends them', () => {
    expect(parseLongText('one\r\ntwo\nthree\rfour\u2028five\u2029six')).to.deep.equal(
      done('one\ntwo\nthree\nfour\nfive\nsix'),
    );
  });

  it('has at most one empty line between two others, and none at its ends', () => {
    expect(parseLongText('\n\n a\n\n\n \n\nb\nc\n\nd \n')).to.deep.equal(done('a\n\nb\nc\n\nd'));
  });

  it('keeps the spaces at the beginning of a line, and loses those at its end', () => {
    expect(parseLongText('a  \n  - b \nc')).to.deep.equal(done('a\n  - b\nc'));
  });

  it('has spaces in place of control characters and marks of direction, and composed characters', () => {
    expect(parseLongText('a\u001b[31m\tb  c\u202ed')).to.deep.equal(done('a [31m b  c d'));
    expect(parseLongText('cafe\u0301')).to.deep.equal(done('café'));
  });

  it('is required', () => {
    for (const text of ['', ' \n\t\n', '\u202e']) expect(parseLongText(text)).to.deep.equal(refused('required'));
  });

  it('is refused as unreadable when it contains U+0000 or half a character', () => {
    for (const text of ['a\u0000b', '\ud83d']) expect(parseLongText(text)).to.deep.equal(refused('unreadable'));
  });

  it('has at most 5,000 characters after cleaning', () => {
    expect(MAX_LONG_TEXT_LENGTH).to.equal(5000);
    for (const letter of ['ก', '🙂']) {
      expect(parseLongText(`${letter.repeat(5000)}\n\n`)).to.deep.equal(done(letter.repeat(5000)));
      expect(parseLongText(letter.repeat(5001))).to.deep.equal(refused('tooLong'));
    }
  });
});
