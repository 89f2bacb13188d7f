import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import type { CalendarPlace } from '../components/calendar/CalendarPlace.ts';
import { SmallMonth } from '../components/calendar/SmallMonth.tsx';
import { SmallMonthKey } from '../components/calendar/SmallMonthKey.tsx';
import { EventRow } from '../components/list/EventRow.tsx';
import { EventTabs } from '../components/list/EventTabs.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { calendarMessages } from '../messages/calendar.ts';
import { listMessages } from '../messages/list.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EventsPageProps } from './props.ts';

/** Coming events, the soonest first, or past events, the latest first, under their months; beside them two months. */
export function EventsPage({ calendar, ...props }: EventsPageProps) {
  const context = useRenderContext();
  const isPast = props.filter.when === 'past';
  // What has begun in an earlier month and goes on is among the events of this month.
  const earliest = isPast ? '' : (calendar?.today ?? '');
  const headingOf = ({ detail, publishedAt }: ContentSummary) => {
    const { first } = occurrenceDays(detail.kind === 'event' ? detail : { startsAt: publishedAt, endsAt: publishedAt });
    return context.longMonth(first < earliest && calendar ? calendar.today : first);
  };
  return (
    <ListLayout
      {...props}
      route="events"
      row={(item) => <EventRow item={item} level={3} underMonth />}
      {...(!isPast && { empty: listMessages.noneComing })}
      above={<EventTabs current={isPast ? 'past' : 'coming'} />}
      headingOf={headingOf}
      aside={calendar && <Months {...calendar} filter={props.filter} />}
    />
  );
}

type MonthsProps = NonNullable<EventsPageProps['calendar']> & Pick<EventsPageProps, 'filter'>;

function Months({ today, months, days, hasLong = false, filter: { category, subcategory } }: MonthsProps) {
  const context = useRenderContext();
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const hrefOf = ({ view, date }: CalendarPlace) =>
    context.to('calendar', {}, { view: view === 'day' ? view : undefined, date, category, subcategory });
  return (
    <aside className="events-months" aria-label={context.t(calendarMessages.title)}>
      {months.map((month) => (
        <SmallMonth key={month} level={2} {...{ month, today, counts, hrefOf }} />
      ))}
      {days.length > 0 && (
        <SmallMonthKey hasToday={months.some((month) => today.startsWith(month.slice(0, 7)))} hasLong={hasLong} />
      )}
    </aside>
  );
}
