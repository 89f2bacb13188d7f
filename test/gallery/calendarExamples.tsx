import type { CalendarDate } from '#domain/instant.ts';
import type { Slug } from '#domain/content/slug.ts';
import { Agenda } from '#ui/components/calendar/Agenda.tsx';
import { calendarEntries } from '#ui/components/calendar/calendarEntries.ts';
import { CalendarMonth } from '#ui/components/calendar/CalendarMonth.tsx';
import type { CalendarPlace } from '#ui/components/calendar/CalendarPlace.ts';
import { CalendarViews } from '#ui/components/calendar/CalendarViews.tsx';
import { CalendarWeek } from '#ui/components/calendar/CalendarWeek.tsx';
import { CalendarYear } from '#ui/components/calendar/CalendarYear.tsx';
import { SmallMonth } from '#ui/components/calendar/SmallMonth.tsx';
import { DateJump } from '#ui/components/calendar/DateJump.tsx';
import { EntryList } from '#ui/components/calendar/EntryList.tsx';
import { CopyAddress } from '#ui/components/calendar/CopyAddress.tsx';
import { SmallMonthKey } from '#ui/components/calendar/SmallMonthKey.tsx';
import { EventTabs } from '#ui/components/list/EventTabs.tsx';
import type { Example } from './Example.ts';
import { day, instant, type Samples } from './samples.ts';

/** The calendar of events, its views and their parts. */
export function calendarExamples(samples: Samples): readonly Example[] {
  const { context, text, title, longTitle, category, event } = samples;
  const itemOf = (slug: string, given: Partial<typeof event> = {}, itemTitle = title) => ({
    slug: slug as Slug,
    title: itemTitle,
    summary: longTitle,
    category,
    detail: { ...event, ...given },
  });
  const at = (slug: string, startsAt: string, endsAt: string) => ({
    slug: slug as Slug,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
  });
  const events = [
    itemOf('hours'),
    itemOf('long', {}, longTitle),
    itemOf('all-day', { allDay: true }),
    itemOf('days', { allDay: true }, longTitle),
  ];
  const occurrences = [
    at('days', '2026-11-19T17:00:00.000Z', '2026-12-02T17:00:00.000Z'),
    at('all-day', '2026-11-24T17:00:00.000Z', '2026-11-25T17:00:00.000Z'),
    ...['02', '03', '04', '05', '06'].map((hour) =>
      at(hour === '03' ? 'long' : 'hours', `2026-11-25T${hour}:00:00.000Z`, `2026-11-25T${hour}:30:00.000Z`),
    ),
    at('hours', '2026-11-27T02:00:00.000Z', '2026-11-27T02:00:00.000Z'),
  ];
  const entries = calendarEntries(occurrences, events);
  const date = day('2026-11-25');
  const other = day('2026-02-10');
  const days = [
    { date, count: 3 },
    { date: day('2026-11-27'), count: 1 },
  ];
  const hrefOf = (place: CalendarPlace) => context.to('calendar', {}, { ...place });
  const common = { date, today: date, entries, hrefOf };
  const views = { date, today: date, years: { first: 2026, last: 2026 }, hrefOf };
  const content = { occurrences, events, isCut: false };
  const usual = text('ปกติ', 'Usual');
  const none = text('ไม่มีกิจกรรม', 'Nothing');
  const week = ['2026-11-25', '2026-11-26', '2026-11-27'] as readonly string[] as readonly CalendarDate[];
  return [
    { component: 'Agenda', states: [{ name: usual, shows: <Agenda {...common} days={week} fromToday /> }] },
    {
      component: 'CalendarMonth',
      states: [
        { name: usual, shows: <CalendarMonth {...common} /> },
        { name: none, shows: <CalendarMonth {...common} date={other} entries={[]} /> },
      ],
    },
    {
      component: 'CalendarViews',
      states: [
        { name: text('วัน', 'Day'), shows: <CalendarViews {...views} view="day" content={content} /> },
        { name: text('ปี', 'Year'), shows: <CalendarViews {...views} view="year" content={{ days }} /> },
        {
          name: text('แสดงไม่หมด', 'Cut'),
          shows: <CalendarViews {...views} view="week" content={{ ...content, isCut: true }} />,
        },
        {
          name: none,
          shows: (
            <CalendarViews
              {...views}
              date={other}
              view="week"
              content={{ occurrences: [], events: [], isCut: false }}
            />
          ),
        },
      ],
    },
    {
      component: 'CalendarWeek',
      states: [
        { name: usual, shows: <CalendarWeek {...common} /> },
        { name: none, shows: <CalendarWeek {...common} date={other} entries={[]} /> },
      ],
    },
    { component: 'CalendarYear', states: [{ name: usual, shows: <CalendarYear {...common} days={days} /> }] },
    {
      component: 'EntryList',
      states: [
        { name: text('ย่อ', 'Brief'), shows: <EntryList entries={entries} detail="brief" /> },
        { name: text('เต็ม', 'Full'), shows: <EntryList entries={entries} detail="full" /> },
      ],
    },
    {
      component: 'SmallMonth',
      states: [
        {
          name: usual,
          shows: (
            <SmallMonth
              month={day('2026-11-01')}
              today={common.today}
              counts={new Map(days.map(({ date, count }) => [date, count]))}
              hrefOf={common.hrefOf}
              level={3}
            />
          ),
        },
      ],
    },
    {
      component: 'SmallMonthKey',
      states: [
        { name: usual, shows: <SmallMonthKey hasToday={false} /> },
        { name: text('มีกิจกรรมหลายวัน', 'With long events'), shows: <SmallMonthKey hasToday hasLong /> },
      ],
    },
    {
      component: 'CopyAddress',
      states: [{ name: usual, shows: <CopyAddress address="https://office.example/th/calendar.ics" /> }],
    },
    {
      component: 'DateJump',
      states: [
        {
          name: text('วัน', 'Day'),
          shows: <DateJump {...views} view="day" viewInAddress="day" filter={{}} />,
        },
      ],
    },
    {
      component: 'EventTabs',
      states: [
        { name: text('จะมาถึง', 'Upcoming'), shows: <EventTabs current="coming" /> },
        { name: text('ปฏิทิน', 'Calendar'), shows: <EventTabs current="calendar" /> },
      ],
    },
  ];
}
