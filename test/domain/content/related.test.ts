import { expect } from 'chai';
import { MAX_NEWEST_CANDIDATES, MAX_RELATED, relatedItems, type ItemRef } from '#domain/content/related.ts';
import type { Slug } from '#domain/content/slug.ts';

const news = (slug: string): ItemRef => ({ kind: 'news', slug: slug as Slug });
const NEWEST = ['n1', 'n2', 'n3', 'n4', 'n5'].map(news);

describe('The related items of an item', () => {
  const related = (chosen: readonly ItemRef[], newest = NEWEST, choice = chosen) =>
    relatedItems(news('dam'), choice, chosen, newest).map(({ slug }) => slug);

  it('are four at most', () => {
    expect(MAX_RELATED).to.equal(4);
    expect(related([])).to.deep.equal(['n1', 'n2', 'n3', 'n4']);
    expect(related(['c1', 'c2', 'c3', 'c4', 'c5'].map(news))).to.deep.equal(['c1', 'c2', 'c3', 'c4']);
  });

  it('are first those that the department chose, in its order, then the newest', () => {
    const choice = ['c3', 'withdrawn', 'c1'].map(news);
    expect(related(['c1', 'c3'].map(news), NEWEST, choice)).to.deep.equal(['c3', 'c1', 'n1', 'n2']);
  });

  it('never contain the item itself, whether it was chosen or is one of the newest', () => {
    expect(related(['dam', 'c1'].map(news), ['dam', 'n1'].map(news))).to.deep.equal(['c1', 'n1']);
  });

  it('contain no item twice, but can contain items of other kinds with the same slug', () => {
    const page: ItemRef = { kind: 'page', slug: 'n1' as Slug };
    expect(related([news('n2')])).to.deep.equal(['n2', 'n1', 'n3', 'n4']);
    expect(relatedItems(news('dam'), [], [], [page, ...NEWEST])[0]).to.equal(page);
    expect(relatedItems(news('dam'), [], [], [page, ...NEWEST]).map(({ slug }) => slug)).to.deep.equal([
      ...['n1', 'n1', 'n2', 'n3'],
    ]);
  });

  it('are four whenever the store has enough candidates', () => {
    const newest = ['dam', 'c1', 'c2', 'c3', 'n1', 'n2'].map(news).slice(0, MAX_NEWEST_CANDIDATES);
    expect(related(['c1', 'c2', 'c3'].map(news), newest)).to.have.length(MAX_RELATED);
  });
});
