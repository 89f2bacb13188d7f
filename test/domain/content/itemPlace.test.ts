import { expect } from 'chai';
import { itemPlace } from '#domain/content/itemPlace.ts';
import { slug } from '#test/support/builders.ts';

describe('The place of an item', () => {
  it('is below another page where it has a parent', () => {
    expect(itemPlace({ kind: 'page', parent: slug('history') })).to.deep.equal({ kind: 'page', parent: 'history' });
    expect(itemPlace({ kind: 'page' })).to.deep.equal({ kind: 'page' });
  });

  it('is in its year, under its code, where it is public disclosure', () => {
    const links = [{ label: 'Plan', address: '/th/documents/plan' }];
    expect(itemPlace({ kind: 'oit', fiscalYear: 2569, code: 'O10', links })).to.deep.equal({
      kind: 'oit',
      fiscalYear: 2569,
      code: 'O10',
    });
  });

  it('goes by its kind alone otherwise, whatever else is known of it', () => {
    expect(itemPlace({ kind: 'document', number: '7/2569' })).to.deep.equal({ kind: 'document' });
  });
});
