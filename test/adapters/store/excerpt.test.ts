import { expect } from 'chai';
import { MAX_ATTACHMENT_TEXT } from '#domain/search/pdfText.ts';
import { excerptOf } from '#adapters/store/search/query/excerpt.ts';

const DAM = [['dam']];
/** Has the letters of the word, and is another one. */
const NEAR = 'damages ';

describe('The excerpt of a text', () => {
  const marksIn = (text: string, phrases = DAM) =>
    excerptOf(text, phrases)?.flatMap((part) => (part.isMatch ? [part.text] : []));
  const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

  it('is found at the end of the longest text', () => {
    const text = `${filled('water ', MAX_ATTACHMENT_TEXT - 20)} the dam is full`;
    expect(marksIn(text)).to.deep.equal(['dam']);
    expect(excerptOf(text, DAM)?.at(-1)?.text).to.equal(' is full');
  });

  it('is found wherever the word lies, with and without invisible characters before it', () => {
    for (const fill of ['water ', 'wa\u200bt\u00ader\u200b\u200b '])
      for (let length = 850; length < 1_150; length++)
        expect(marksIn(`${filled(fill, length)} reservoirs ${filled(fill, 2_000)}`, [['reservoir']])).to.deep.equal(
          ['reservoirs'],
          String(length),
        );
  });

  it('is found behind words that only contain the word', () => {
    expect(marksIn(`${filled(NEAR, 5_000)} the dam is full`)).to.deep.equal(['dam']);
    expect(marksIn(`${filled('การพัฒนา ', 5_000)} ทำนา ที่นี่`, [['นา']])).to.deep.equal(['นา']);
  });

  it('is not looked for behind any number of them', () => {
    expect(excerptOf(`${filled(NEAR, MAX_ATTACHMENT_TEXT - 20)} the dam is full`, DAM)).to.equal(undefined);
  });

  it('is where most of the words are, near the first of them', () => {
    const text = `A dam. ${filled('water ', 400)} The dam, a dam of a dam.`;
    expect(marksIn(text)).to.deep.equal(['dam', 'dam', 'dam']);
  });

  it('is absent when nothing matches', () => {
    expect(excerptOf(filled('water ', MAX_ATTACHMENT_TEXT), DAM)).to.equal(undefined);
    expect(excerptOf('', DAM)).to.equal(undefined);
    expect(excerptOf('water', [])).to.equal(undefined);
  });
});
