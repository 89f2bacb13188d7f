import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { departmentDate } from '#domain/departmentDate.ts';
import type { Instant } from '#domain/instant.ts';
import { eventDays } from '../components/item/eventDays.ts';
import { EventLeaf } from '../components/item/EventLeaf.tsx';
import { EventTime } from '../components/item/EventTime.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { recurrenceWords } from '../components/item/recurrenceWords.ts';
import { Icon } from '../components/text/Icon.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { eventMessages } from '../messages/event.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EventPageProps } from './props.ts';

/** An event: time, place and category, how it recurs, the way into one's own calendar, and a note when it is past. */
export function EventPage({ state, later, ...props }: EventPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'event') return null;
  const { startsAt, endsAt, allDay, place, map, recurrence } = item.detail;
  const hours = context.t(eventMessages.hoursOnly, { from: context.time(startsAt), to: context.time(endsAt) });
  const { first, last } = eventDays(context, item.detail);
  const when = recurrence === undefined ? 'when' : state === 'past' ? 'lastTime' : 'nextTime';
  const exceptions = later?.except ?? [];
  const starts = later?.starts ?? [];
  const margin = (
    <div className="event-facts">
      {state === 'past' && <p className="event-past">{context.t(eventMessages.past)}</p>}
      <EventLeaf event={item.detail} />
      <Facts
        facts={[
          { name: context.t(eventMessages[when]), value: <EventTime event={item.detail} withWeekday /> },
          {
            name: context.t(eventMessages.except),
            value: exceptions.length > 0 && context.list(exceptions.map((day) => context.weekdayDate(day))),
          },
          { name: context.t(eventMessages.dailyHours), value: first !== last && !allDay && hours },
          { name: context.t(eventMessages.place), value: place !== undefined && <Place name={place} map={map} /> },
          { name: context.t(eventMessages.repeats), value: recurrence && recurrenceWords(context, recurrence) },
          {
            name: context.t(eventMessages.later),
            value: starts.length > 0 && <Dates starts={starts} />,
          },
          { name: context.t(eventMessages.kind), value: item.category?.label },
        ]}
      />
      <p className="event-links">
        {state !== 'past' && (
          <a href={context.links.eventFile(context.locale, item.slug)} type="text/calendar">
            <Icon icon={CalendarPlus} />
            {context.t(eventMessages.addToCalendar)}
          </a>
        )}
        <a href={context.to('calendar', {}, { date: departmentDate(startsAt) })}>
          <Icon icon={CalendarDays} />
          {context.t(eventMessages.seeCalendar)}
        </a>
      </p>
    </div>
  );
  return <ItemLayout {...props} margin={margin} dates="end" summaryIn="column" />;
}

/**
 * A place, with the map that the author gave. A link that looks up the place's name would be wrong too often: names of
 * halls and temples repeat, and most places of events are on no map.
 */
function Place({ name, map }: { readonly name: string; readonly map: string | undefined }) {
  const context = useRenderContext();
  return (
    <>
      <Phrases text={name} />
      {map !== undefined && (
        <>
          {' '}
          <a href={map} rel="external noreferrer">
            {context.t(eventMessages.openMap, { host: new URL(map).host.replace(/^www\./, '') })}
          </a>
        </>
      )}
    </>
  );
}

function Dates({ starts }: { readonly starts: readonly Instant[] }) {
  const context = useRenderContext();
  return (
    <ul>
      {starts.map((start) => (
        <li key={start}>
          <time dateTime={start}>{context.weekdayDate(start)}</time>
        </li>
      ))}
    </ul>
  );
}
