import { expect } from 'chai';
import { MAIN_BLOCKS, mainBlocksOf } from '#domain/site/mainBlocks.ts';

describe('The blocks of the page of everything new', () => {
  it('are all of them where a site chooses none', () => {
    expect(mainBlocksOf(undefined)).to.deep.equal(MAIN_BLOCKS);
    expect(mainBlocksOf([])).to.deep.equal(MAIN_BLOCKS);
  });

  it("are those that a site chooses, in the site's order and each once", () => {
    expect(mainBlocksOf(['events', 'news', 'events'])).to.deep.equal(['events', 'news']);
  });
});
