import { expect } from 'chai';
import { daysBetween } from '#domain/calendar/days.ts';
import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { ShortTitle } from '#ui/components/calendar/ShortTitle.tsx';
import { Agenda } from '#ui/components/calendar/Agenda.tsx';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

describe('The list of a month’s events', () => {
  const entry = (key: string, first: string, last = first) => {
    const times = { startsAt: at(`${first}T09:00:00+07:00`), endsAt: at(`${last}T12:00:00+07:00`) };
    const item = contentSummary({ name: key, detail: { kind: 'event', ...times, allDay: false } });
    return { key, item, times, allDay: false, ...occurrenceDays(times) };
  };
  const entries = [
    entry('over', '2026-11-10'),
    entry('long-over', '2026-11-02', '2026-11-05'),
    entry('under-way', '2026-11-20', '2026-11-28'),
    entry('of-today', '2026-11-25'),
    entry('long-coming', '2026-11-25', '2026-12-04'),
    entry('coming', '2026-11-27'),
  ];
  const listOn = (today: string) =>
    renderPart(
      'en',
      <Agenda
        days={daysBetween('2026-11-01' as CalendarDate, '2026-11-30' as CalendarDate)}
        entries={entries}
        today={today as CalendarDate}
        hrefOf={() => '/en/calendar'}
      />,
    );

  it('begins at today, and folds what is over', () => {
    const [folded = '', shown = ''] = listOn('2026-11-25').split('</details>');
    expect(folded).to.include('Earlier this month').and.include('Item over').and.include('Item long-over');
    expect(folded).to.not.include('Item under-way').and.not.include('Item of-today');
    expect(shown)
      .to.include('Item under-way')
      .and.include('Item of-today')
      .and.include('Item coming')
      .and.not.include('Item over');
  });

  it('has events of several days under the first of their days that it shows, and says how long they last', () => {
    const shown = textOf(listOn('2026-11-24').split('</details>')[1] ?? '');
    expect(shown.indexOf('Wednesday 25 November 2026')).to.be.below(shown.indexOf('Item long-coming'));
    expect(shown.indexOf('Item of-today')).to.be.below(shown.indexOf('Item long-coming'));
    expect(shown.indexOf('Item long-coming')).to.be.below(shown.indexOf('Item coming'));
    expect(shown.indexOf('Tuesday 24 November 2026')).to.be.below(shown.indexOf('Item under-way'));
    expect(shown.indexOf('Item under-way')).to.be.below(shown.indexOf('Wednesday 25 November 2026'));
    expect(shown).to.include('lasts 9 days');
  });

  it('is whole in another month', () => {
    expect(listOn('2026-12-02')).to.not.include('<details');
  });
});

describe('A title in a day of a month', () => {
  const shown = (text: string) => renderPart('en', <ShortTitle text={text} />);

  it('ends after a word where it is long, and is whole for screen readers', () => {
    const title = 'One-day workshop: using open rain and river data well';
    const [seen = '', hidden = ''] = shown(title).split('<span aria-hidden="true">…</span>');
    expect(seen).to.include('data').and.not.include('well');
    expect(hidden).to.include('visually-hidden').and.include(' well');
  });

  it('is whole where it is short, and where it has no space', () => {
    expect(shown('Night drill')).to.equal('Night drill');
    expect(shown('ก'.repeat(60))).to.not.include('…');
  });
});
