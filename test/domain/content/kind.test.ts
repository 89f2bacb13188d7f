import { expect } from 'chai';
import { CONTENT_KINDS, isContentKind } from '#domain/content/kind.ts';

describe('A kind of content', () => {
  it('is one of the thirteen kinds that a department publishes', () => {
    expect(new Set(CONTENT_KINDS)).to.have.property('size', 13);
    expect(CONTENT_KINDS.every(isContentKind)).to.equal(true);
  });

  it('is refused as a plural, in capitals, or as the name of a property of every array', () => {
    expect(['', 'News', 'documents', ' news', 'length', 'constructor', 'ข่าว'].filter(isContentKind)).to.deep.equal([]);
  });
});
