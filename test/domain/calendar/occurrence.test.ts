import { expect } from 'chai';
import { calendarHorizon, feedBegin } from '#domain/calendar/horizon.ts';
import { lastMoment, occurrenceDays } from '#domain/calendar/occurrence.ts';
import { layOutWeek, type DayEntry } from '#domain/calendar/weekLayout.ts';
import { swipeStep } from '#domain/calendar/swipe.ts';
import { eventRevision } from '#domain/calendar/eventRevision.ts';
import { eventUid } from '#domain/calendar/eventUid.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { siteId, slug } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

describe('The days of an event', () => {
  const days = (starts: string, ends: string) => occurrenceDays({ startsAt: at(starts), endsAt: at(ends) });

  it('are counted in Bangkok, and do not include a day that begins when the event ends', () => {
    expect(days('2026-11-25T09:00:00+07:00', '2026-11-25T12:00:00+07:00')).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-25',
    });
    expect(days('2026-11-25T00:00:00+07:00', '2026-11-27T00:00:00+07:00')).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-26',
    });
    expect(days('2026-11-24T20:00:00Z', '2026-11-25T18:00:00Z')).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-26',
    });
  });

  it('are one day for an event that ends when it begins', () => {
    expect(days('2026-11-25T00:00:00+07:00', '2026-11-25T00:00:00+07:00')).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-25',
    });
    expect(lastMoment({ startsAt: at('2026-11-25T00:00:00Z'), endsAt: at('2026-11-25T00:00:01Z') })).to.equal(
      '2026-11-25T00:00:00.999Z',
    );
  });
});

describe('The occurrences of a recurring event', () => {
  it('are known until the end of the second year after the present one', () => {
    expect(calendarHorizon(at('2026-01-01T00:00:00+07:00'))).to.equal('2028-12-31T17:00:00.000Z');
    expect(calendarHorizon(at('2026-12-31T23:59:59+07:00'))).to.equal('2028-12-31T17:00:00.000Z');
    expect(calendarHorizon(at('2027-01-01T00:00:00+07:00'))).to.equal('2029-12-31T17:00:00.000Z');
  });

  it('are in feeds from the beginning of last year on', () => {
    expect(feedBegin(at('2026-11-25T00:00:00Z'))).to.equal('2024-12-31T17:00:00.000Z');
  });
});

describe('A week of a calendar', () => {
  const WEEK = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'] as CalendarDate[];
  const entry = (name: string, first: string, last = first, allDay = false) =>
    ({ name, first: first as CalendarDate, last: last as CalendarDate, allDay }) satisfies DayEntry & { name: string };
  const layOut = (...entries: ReturnType<typeof entry>[]) =>
    layOutWeek(WEEK, entries).map(({ bars, entries: own }) => [
      bars.map((bar) => bar?.name ?? '').join(),
      own.map(({ name }) => name).join(),
    ]);

  it('has the events of each day, those that last all day first', () => {
    expect(
      layOut(entry('a', '2026-11-23'), entry('b', '2026-11-23', '2026-11-23', true), entry('c', '2026-11-25')),
    ).to.deep.equal([
      ['', ''],
      ['', 'b,a'],
      ['', ''],
      ['', 'c'],
    ]);
  });

  it('has an event of several days in one place on all of them', () => {
    expect(
      layOut(
        entry('before', '2026-11-01', '2026-11-21'),
        entry('long', '2026-11-20', '2026-11-30'),
        entry('short', '2026-11-23', '2026-11-24'),
        entry('later', '2026-11-25', '2026-11-26'),
        entry('longer', '2026-11-23', '2026-11-25'),
      ),
    ).to.deep.equal([
      ['long', ''],
      ['long,longer,short', ''],
      ['long,longer,short', ''],
      ['long,longer,later', ''],
    ]);
  });

  it('leaves a place empty where another event is below', () => {
    expect(
      layOut(
        entry('first', '2026-11-20', '2026-11-22'),
        entry('second', '2026-11-22', '2026-11-24'),
        entry('third', '2026-11-24', '2026-11-25'),
      ),
    ).to.deep.equal([
      ['first,second', ''],
      [',second', ''],
      ['third,second', ''],
      ['third', ''],
    ]);
  });

  it('names the days', () => {
    expect(layOutWeek(WEEK, []).map(({ date }) => date)).to.deep.equal(WEEK);
  });
});

describe('A swipe over a calendar', () => {
  it('is fast and flat enough, and leads on when it goes to the left (spec §9)', () => {
    expect(swipeStep({ x: -60, y: 80, milliseconds: 299 })).to.equal(1);
    expect(swipeStep({ x: 60, y: -80, milliseconds: 0 })).to.equal(-1);
  });

  it('is no swipe when it is slow, short or steep', () => {
    expect(swipeStep({ x: -60, y: 0, milliseconds: 300 })).to.equal(undefined);
    expect(swipeStep({ x: -59, y: 0, milliseconds: 100 })).to.equal(undefined);
    expect(swipeStep({ x: 100, y: 81, milliseconds: 100 })).to.equal(undefined);
    expect(swipeStep({ x: 100, y: -81, milliseconds: 100 })).to.equal(undefined);
  });
});

describe('The revision of an event', () => {
  it('is 0 for a new event', () => {
    expect(eventRevision(undefined, 'a', undefined)).to.equal(0);
  });

  it('stays while calendars show the event in the same way, and rises otherwise', () => {
    expect(eventRevision({ revision: 3, digest: 'a' }, 'a', 3)).to.equal(3);
    expect(eventRevision({ revision: 3, digest: 'a' }, 'b', 3)).to.equal(4);
    expect(eventRevision({ revision: 0, digest: null }, 'b', undefined)).to.equal(1);
  });

  it('is above all that the event has ever had, also after it was removed or an import was interrupted', () => {
    expect(eventRevision(undefined, 'a', 7)).to.equal(8);
    expect(eventRevision({ revision: 3, digest: 'a' }, 'b', 5)).to.equal(6);
  });
});

describe('The name of an event in calendars', () => {
  it('is made of its slug, its site and the host of the site', () => {
    const site = { id: siteId('1'), publicOrigin: 'https://www.example.go.th:8443' };
    expect(eventUid(site, slug('open-day'))).to.equal('open-day.1@www.example.go.th');
    expect(eventUid({ ...site, id: siteId('a b') }, slug('open-day'))).to.equal('open-day.a%20b@www.example.go.th');
  });
});
