import { expect } from 'chai';
import { daysBetween } from '#domain/calendar/days.ts';
import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { CalendarMonth } from '#ui/components/calendar/CalendarMonth.tsx';
import { Agenda } from '#ui/components/calendar/Agenda.tsx';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

function entry(key: string, first: string, last = first) {
  const times = { startsAt: at(`${first}T09:00:00+07:00`), endsAt: at(`${last}T12:00:00+07:00`) };
  const detail = { kind: 'event', ...times, allDay: false } as const;
  const item = { ...contentSummary({ name: key, detail }), detail };
  return { key, item, times, allDay: false, ...occurrenceDays(times) };
}

describe('The list of a month’s events', () => {
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
        fromToday={today < '2026-12'}
      />,
    );

  it('begins at today, and folds what is over', () => {
    const [folded = '', shown = ''] = listOn('2026-11-25').split('</details>');
    expect(folded).to.include('2 earlier events').and.include('Item over').and.include('Item long-over');
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

describe('A month', () => {
  const monthOn = (today: string) =>
    renderPart(
      'en',
      <CalendarMonth
        date={'2026-11-15' as CalendarDate}
        today={today as CalendarDate}
        entries={[
          entry('before', '2026-11-10'),
          entry('across', '2026-11-26', '2026-12-01'),
          entry('after', '2026-12-04'),
        ]}
        hrefOf={() => '/en/calendar'}
      />,
    );
  const below = (today: string) => monthOn(today).split('class="calendar-below"')[1] ?? '';

  it('lists the events of all days that its weeks show', () => {
    expect(textOf(below('2026-11-25')))
      .to.include('Friday 4 December 2026')
      .and.include('Item after');
  });

  it('folds what is over only while it is the present month', () => {
    expect(below('2026-11-25')).to.include('1 earlier event<');
    expect(below('2026-12-02')).not.to.include('<details');
  });

  it('shows that an event goes on in the next week, and whole titles to screen readers', () => {
    const bars = Array.from(
      monthOn('2026-11-25').matchAll(/<a class="(calendar-bar[^"]*)"[^>]*>(.*?)<\/a>/g),
      (bar) => [bar[1], textOf(bar[2] ?? '')],
    );
    expect(bars).to.deep.equal([
      ['calendar-bar calendar-bar-first', 'Item across'],
      ['calendar-bar calendar-bar-last', 'Item across (continues)'],
    ]);
  });
});
