import { expect } from 'chai';
import { itemPlace } from '#domain/content/itemPlace.ts';
import { slug } from '#test/support/builders.ts';

describe('The address parts of an item', () => {
  it('include the parent of a page that has one', () => {
    expect(itemPlace({ kind: 'page', parent: slug('history') })).to.deep.equal({ kind: 'page', parent: 'history' });
    expect(itemPlace({ kind: 'page' })).to.deep.equal({ kind: 'page' });
  });

  it('include the fiscal year and the code of a disclosure', () => {
    const links = [{ label: 'Plan', address: '/th/documents/plan' }];
    expect(itemPlace({ kind: 'oit', fiscalYear: 2569, code: 'O10', links })).to.deep.equal({
      kind: 'oit',
      fiscalYear: 2569,
      code: 'O10',
    });
  });

  it('are its kind alone for every other kind', () => {
    expect(itemPlace({ kind: 'document', number: '7/2569' })).to.deep.equal({ kind: 'document' });
  });
});
