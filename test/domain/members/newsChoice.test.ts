import { expect } from 'chai';
import { isEveryType, newsChoice, withdrawnNews } from '#domain/members/newsChoice.ts';
import { done, refused } from '#domain/outcome.ts';
import { ALL_NEWS, type NewsType } from '#domain/site/newsType.ts';

const OFFERED = ['water', 'events', 'jobs'] as NewsType[];

describe('A choice of news types (newsChoice)', () => {
  it('has at least one type, each once, in the order of the site', () => {
    expect(newsChoice(['jobs', 'water', 'jobs'], OFFERED, [])).to.deep.equal(done(['water', 'jobs']));
    expect(newsChoice([], OFFERED, [])).to.deep.equal(refused('newsTypeMissing'));
  });

  it('is every type with ‘select all’, whatever else is ticked', () => {
    expect(newsChoice([ALL_NEWS, 'jobs'], OFFERED, [])).to.deep.equal(done(OFFERED));
    expect(ALL_NEWS).to.equal('all');
    expect(newsChoice([ALL_NEWS], [], [])).to.deep.equal(refused('newsTypeMissing'));
  });

  it('loses types that the site does not offer', () => {
    expect(newsChoice(['floods', 'jobs'], OFFERED, [])).to.deep.equal(done(['jobs']));
    expect(newsChoice(['floods'], OFFERED, [])).to.deep.equal(refused('newsTypeMissing'));
  });

  it('has a type from before that the site withdrew, but none from before that could be unticked', () => {
    const earlier = ['floods', 'water'] as NewsType[];
    expect(newsChoice(['jobs'], OFFERED, earlier)).to.deep.equal(done(['jobs', 'floods']));
    expect(newsChoice([ALL_NEWS], OFFERED, earlier)).to.deep.equal(done([...OFFERED, 'floods']));
    expect(newsChoice([], OFFERED, earlier)).to.deep.equal(refused('newsTypeMissing'));
  });

  it('can have types that the site does not offer any more (withdrawnNews)', () => {
    expect(withdrawnNews(['floods', 'water'] as NewsType[], OFFERED)).to.deep.equal(['floods']);
    expect(withdrawnNews(OFFERED, OFFERED)).to.deep.equal([]);
  });
});

describe('‘Select all’ (isEveryType)', () => {
  it('is ticked when every type of the site is chosen', () => {
    expect(isEveryType(['jobs', 'water', 'events', 'floods'] as NewsType[], OFFERED)).to.equal(true);
    expect(isEveryType(['jobs', 'water'] as NewsType[], OFFERED)).to.equal(false);
    expect(isEveryType([], [])).to.equal(false);
  });
});
