import { expect } from 'chai';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { isSearchType, searchSort, SEARCH_TYPES } from '#domain/search/search.ts';

describe('searchSort', () => {
  it('is by relevance when there is a text, and by date when there is none', () => {
    expect(searchSort(undefined, true)).to.equal('relevance');
    expect(searchSort(undefined, false)).to.equal('newest');
    expect(searchSort('relevance', false)).to.equal('newest');
  });

  it('is what was chosen', () => {
    expect(searchSort('relevance', true)).to.equal('relevance');
    for (const sort of ['newest', 'oldest', 'popular'] as const) {
      expect(searchSort(sort, true)).to.equal(sort);
      expect(searchSort(sort, false)).to.equal(sort);
    }
  });
});

describe('isSearchType', () => {
  it('accepts every kind of content, and reservoirs', () => {
    expect(SEARCH_TYPES).to.have.length(CONTENT_KINDS.length + 1);
    for (const type of SEARCH_TYPES) expect(isSearchType(type)).to.be.true;
    for (const other of ['', 'News', 'reservoirs', 'toString']) expect(isSearchType(other)).to.be.false;
  });
});
