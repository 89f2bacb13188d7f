import { expect } from 'chai';
import type { Slug } from '#domain/content/slug.ts';
import { ALERT_LEVELS, alertedLast, dueAlert, type Alert } from '#domain/site/alert.ts';
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

  it('has its news item last in the order of the news, and leaves the others as they are', () => {
    const news = ['a', 'b', 'c'].map((slug) => ({ slug: slug as Slug }));
    expect(alertedLast(news, { ...ALERT, news: 'a' as Slug }).map(({ slug }) => slug)).to.deep.equal(['b', 'c', 'a']);
    expect(alertedLast(news, ALERT)).to.deep.equal(news);
    expect(alertedLast(news, undefined)).to.deep.equal(news);
  });

  it('is never shown when it ends before it starts, or when there is none', () => {
    expect(dueAlert({ ...ALERT, until: ALERT.from }, ALERT.from)).to.be.undefined;
    expect(dueAlert(undefined, ALERT.from)).to.be.undefined;
  });
});
