import { expect } from 'chai';
import type { Slug } from '#domain/content/slug.ts';
import { ALERT_LEVELS, dueAlert, newsBelowAlert, type Alert } from '#domain/site/alert.ts';
import { both } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const ALERT: Alert = {
  level: 'flood',
  from: at('2026-11-20T00:00Z'),
  until: at('2026-11-30T00:00Z'),
  title: both('น้ำท่วม', 'Flood'),
  text: both('โปรดระวัง', 'Take care'),
};

describe('The alert at the top of every page', () => {
  it('has one of the three levels notice, drought and flood', () => {
    expect(ALERT_LEVELS).to.deep.equal(['notice', 'drought', 'flood']);
  });

  it('is shown from its start on, including the start', () => {
    expect(dueAlert(ALERT, at('2026-11-19T23:59:59.999Z'))).to.be.undefined;
    expect(dueAlert(ALERT, at('2026-11-20T00:00:00.000Z'))).to.equal(ALERT);
  });

  it('is shown until its end, not including the end', () => {
    expect(dueAlert(ALERT, at('2026-11-29T23:59:59.999Z'))).to.equal(ALERT);
    expect(dueAlert(ALERT, at('2026-11-30T00:00:00.000Z'))).to.be.undefined;
  });

  it('is followed by the other news in their order, without its own news item', () => {
    const news = ['a', 'b', 'c'].map((slug) => ({ slug: slug as Slug }));
    const below = (alert: Alert | undefined, count: number) =>
      newsBelowAlert(news, alert, count).map(({ slug }) => slug);
    expect(below({ ...ALERT, news: 'b' as Slug }, 2)).to.deep.equal(['a', 'c']);
    expect(below(ALERT, 2)).to.deep.equal(['a', 'b']);
    expect(below(undefined, 2)).to.deep.equal(['a', 'b']);
  });

  it('is followed by its own news item too when there are too few others', () => {
    const news = ['a', 'b', 'c'].map((slug) => ({ slug: slug as Slug }));
    expect(newsBelowAlert(news, { ...ALERT, news: 'a' as Slug }, 3)).to.deep.equal(news);
  });

  it('is never shown when it ends before it starts, or when there is none', () => {
    expect(dueAlert({ ...ALERT, until: ALERT.from }, ALERT.from)).to.be.undefined;
    expect(dueAlert(undefined, ALERT.from)).to.be.undefined;
  });
});
