import { expect } from 'chai';
import { relevance, type Candidate, type SearchTerm } from '#domain/search/relevance.ts';

const word = (text: string, closeness = 1) => ({ words: text.split(' '), closeness });
const term = (...forms: SearchTerm['forms']): SearchTerm => ({ forms, weight: 1 });
const DAM = term(word('dam'));
const LEVEL = term(word('level'));

function candidate(title: string, { names = '', matches = [true, true], textRank = 0 } = {}): Candidate {
  return { titleWords: title.split(' '), nameWords: names.split(' '), matches, textRank };
}

const isMore = (terms: readonly SearchTerm[], one: Candidate, other: Candidate) =>
  relevance(terms, one) > relevance(terms, other);

describe('The relevance of a text', () => {
  it('is higher with a word in the title than in other names, and there than in the text', () => {
    const inTitle = candidate('the old dam');
    const inNames = candidate('the old wall', { names: 'dam' });
    const inText = candidate('the old wall');
    expect(isMore([DAM], inTitle, inNames)).to.be.true;
    expect(isMore([DAM], inNames, inText)).to.be.true;
    expect(isMore([DAM], inText, candidate('the old wall', { matches: [false] }))).to.be.true;
  });

  it('is higher for the word itself than for a synonym, and for that than for a longer word', () => {
    const asked = term(word('dam'), word('reservoir', 0.85), word('damp', 0.55));
    expect(isMore([asked], candidate('a dam'), candidate('a reservoir'))).to.be.true;
    expect(isMore([asked], candidate('a reservoir'), candidate('a damp'))).to.be.true;
    expect(isMore([asked], candidate('dam reservoir'), candidate('reservoir wall'))).to.be.true;
  });

  it('is higher for words that follow each other as they were asked for', () => {
    expect(isMore([DAM, LEVEL], candidate('a dam level'), candidate('a level dam'))).to.be.true;
    expect(isMore([DAM, LEVEL], candidate('a dam level'), candidate('dam a level'))).to.be.true;
    const phrase = term(word('dam level'));
    expect(isMore([phrase], candidate('a dam level'), candidate('a level dam'))).to.be.true;
    expect(isMore([phrase], candidate('dam dam level'), candidate('dam low level'))).to.be.true;
  });

  it('is higher for a title with little besides', () => {
    expect(isMore([DAM], candidate('dam'), candidate('dam wall'))).to.be.true;
    expect(isMore([DAM], candidate('dam wall'), candidate('dam wall of the north'))).to.be.true;
  });

  it('is higher for a text with the word anywhere than for a title whose matter is not published yet', () => {
    const pending = { ...candidate('dam of the year', { textRank: 1 }), isPending: true };
    const inNames = candidate('the old wall', { names: 'dam', textRank: 0.2 });
    expect(isMore([DAM], inNames, pending)).to.be.true;
    expect(isMore([DAM], pending, candidate('wall', { matches: [false] }))).to.be.true;
  });

  it('is higher with words that few texts have', () => {
    const terms = [
      { ...DAM, weight: 0.2 },
      { ...LEVEL, weight: 1 },
    ];
    const rare = candidate('a level', { matches: [false, true] });
    expect(isMore(terms, rare, candidate('a dam', { matches: [true, false] }))).to.be.true;
  });

  it('is decided by the full-text index where nothing else differs', () => {
    expect(isMore([DAM], candidate('a wall', { textRank: 0.9 }), candidate('a wall', { textRank: 0.1 }))).to.be.true;
    expect(relevance([], candidate('a wall', { textRank: 0.5 }))).to.equal(0.5);
  });
});
