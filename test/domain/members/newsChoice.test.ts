import { expect } from 'chai';
import { ALL_NEWS, isEveryType, newsChoice, type NewsType } from '#domain/members/newsChoice.ts';
import { done, refused } from '#domain/outcome.ts';

const OFFERED = ['water', 'events', 'jobs'] as NewsType[];

describe('A choice of news types (newsChoice)', () => {
  it('has at least one type, each once, in the order of the site', () => {
    expect(newsChoice(['jobs', 'water', 'jobs'], OFFERED)).to.deep.equal(done(['water', 'jobs']));
    expect(newsChoice([], OFFERED)).to.deep.equal(refused('newsTypeMissing'));
  });

  it('is every type with ‘select all’, whatever else is ticked', () => {
    expect(newsChoice([ALL_NEWS, 'jobs'], OFFERED)).to.deep.equal(done(OFFERED));
    expect(ALL_NEWS).to.equal('all');
    expect(newsChoice([ALL_NEWS], [])).to.deep.equal(refused('newsTypeMissing'));
  });

  it('loses types that the site no longer has', () => {
    expect(newsChoice(['floods', 'jobs'], OFFERED)).to.deep.equal(done(['jobs']));
    expect(newsChoice(['floods'], OFFERED)).to.deep.equal(refused('newsTypeMissing'));
  });
});

describe('‘Select all’ (isEveryType)', () => {
  it('is ticked when every type of the site is chosen', () => {
    expect(isEveryType(['jobs', 'water', 'events', 'floods'] as NewsType[], OFFERED)).to.equal(true);
    expect(isEveryType(['jobs', 'water'] as NewsType[], OFFERED)).to.equal(false);
    expect(isEveryType([], [])).to.equal(false);
  });
});
