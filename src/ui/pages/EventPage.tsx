import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ContentItem, ContentSummary } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Picture as PictureData } from '#domain/picture.ts';
import { eventDays } from '../components/item/eventDays.ts';
import { eventText } from '../components/item/eventText.ts';
import { EventTime } from '../components/item/EventTime.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { recurrenceWords } from '../components/item/recurrenceWords.ts';
import { DateText } from '../components/text/DateText.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { Picture } from '../components/text/Picture.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { eventMessages } from '../messages/event.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { EventPageProps } from './props.ts';

/** Kinds of items that tell how an event went. */
const REPORTS: readonly ContentKind[] = ['news', 'album', 'video', 'infographic', 'magazine'];

/**
 * An event: time, place, for whom it is and whom to ask, how it recurs, the way into one's own calendar; when it is past,
 * a note with what was published about it since, and how it went before what was announced.
 */
export function EventPage({ state, later, ...props }: EventPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'event') return null;
  const { startsAt, endsAt, allDay, place, map, audience, cost, weather, recurrence } = item.detail;
  const hours = context.t(eventMessages.hoursOnly, { from: context.time(startsAt), to: context.time(endsAt) });
  const { first, last } = eventDays(context, item.detail);
  const isPast = state === 'past';
  const isOfDays = allDay || first !== last;
  const exceptions = later?.except ?? [];
  const starts = later?.starts ?? [];
  const office = item.related.find(({ kind }) => kind === 'agency');
  const isReport = ({ kind, publishedAt }: ContentSummary) => REPORTS.includes(kind) && publishedAt >= endsAt;
  const reports = isPast ? item.related.filter(isReport) : [];
  const related = item.related.filter((one) => one !== office && !reports.includes(one));
  const margin = (
    <div className="event-facts">
      <Facts
        facts={[
          {
            name: context.t(eventMessages[whenOf({ isPast, isOfDays, recurs: recurrence !== undefined })]),
            value: <EventTime event={item.detail} withWeekday />,
          },
          {
            name: context.t(eventMessages.except),
            value: exceptions.length > 0 && <Dates days={exceptions} />,
          },
          { name: context.t(eventMessages.dailyHours), value: first !== last && !allDay && hours },
          { name: context.t(eventMessages.place), value: place !== undefined && <Place name={place} map={map} /> },
          { name: context.t(eventMessages[isPast ? 'pastAudience' : 'audience']), value: audience },
          { name: context.t(eventMessages.cost), value: !isPast && cost },
          { name: context.t(eventMessages.weather), value: !isPast && weather },
          { name: context.t(eventMessages.contact), value: office && <Contact office={office} /> },
          { name: context.t(eventMessages.repeats), value: recurrence && recurrenceWords(context, recurrence) },
          {
            name: context.t(eventMessages.later),
            value: starts.length > 0 && <Dates days={starts} />,
          },
          { name: context.t(eventMessages.kind), value: item.category?.label },
        ]}
      />
      <p className="event-links">
        {!isPast && (
          <a className="button-link" href={context.links.eventFile(context.locale, item.slug)} type="text/calendar">
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
  const { outcome, warning, announced } = eventText(item.bodyHtml);
  if (!isPast || outcome === undefined)
    return (
      <ItemLayout
        {...props}
        item={{ ...item, related, bodyHtml: isPast ? item.bodyHtml : announced }}
        notice={isPast && <Past reports={reports} />}
        warning={!isPast && warning !== undefined && <Prose html={warning} />}
        margin={margin}
        dates="end"
      />
    );
  return (
    <ItemLayout
      {...props}
      // The summary invites people: it is part of what was announced.
      item={{ ...item, related, summary: '' }}
      notice={
        <>
          <Past reports={reports} />
          <div className="event-outcome">
            <Prose html={outcome} />
          </div>
        </>
      }
      margin={margin}
      body={<Announced item={item} html={`${warning ?? ''}${announced}`} />}
      end={item.cover && <Cover picture={item.cover} />}
      hidesCover
      dates="end"
    />
  );
}

interface EventKind {
  readonly isPast: boolean;
  /** Whether its time is a day or days, without hours. */
  readonly isOfDays: boolean;
  readonly recurs: boolean;
}

/** The name of the fact that says when an event is. */
function whenOf({ isPast, isOfDays, recurs }: EventKind): 'lastTime' | 'nextTime' | 'tookPlace' | 'onDays' | 'when' {
  if (recurs) return isPast ? 'lastTime' : 'nextTime';
  if (isPast) return 'tookPlace';
  return isOfDays ? 'onDays' : 'when';
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

/** That it is over, what was published about it since, and the way to coming events. */
function Past({ reports }: { readonly reports: readonly ContentSummary[] }) {
  const context = useRenderContext();
  return (
    <div className="event-past">
      <p className="event-past-title">{context.t(eventMessages.past)}</p>
      <p>
        <a href={context.to('events')}>{context.t(eventMessages.seeComing)}</a>
      </p>
      {reports.length > 0 && (
        <div className="event-past-reports">
          <p>{context.t(eventMessages.reports)}</p>
          <ul>
            {reports.map((report) => (
              <li key={`${report.kind}/${report.slug}`}>
                <a href={itemLink(context, report)}>
                  <Phrases text={report.title} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface AnnouncedProps {
  readonly item: ContentItem;
  readonly html: string;
}

/** What was announced before the event, in a box, so that nobody takes it for an invitation. */
function Announced({ item, html }: AnnouncedProps) {
  const context = useRenderContext();
  return (
    <section className="event-announced" aria-labelledby="announced-title">
      <h2 id="announced-title">
        <Phrases text={context.t(eventMessages.announced, { date: context.date(item.publishedAt) })} />
      </h2>
      {item.summary !== '' && (
        <p>
          <Unbroken text={item.summary} />
        </p>
      )}
      <Prose html={html} />
    </section>
  );
}

function Cover({ picture }: { readonly picture: PictureData }) {
  return (
    <figure className="item-cover">
      <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 92vw" />
      {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

/** The office to ask, as a link, and its telephone number. */
function Contact({ office }: { readonly office: ContentSummary }) {
  const context = useRenderContext();
  const phone = office.detail.kind === 'agency' ? office.detail.phone : undefined;
  return (
    <>
      <a href={itemLink(context, office)}>
        <Phrases text={office.title} />
      </a>
      {phone !== undefined && (
        <>
          {' '}
          <PhoneLink number={phone} />
        </>
      )}
    </>
  );
}

function Dates({ days }: { readonly days: readonly (Instant | CalendarDate)[] }) {
  const context = useRenderContext();
  return (
    <ul>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>
            <DateText text={context.weekdayDate(day)} />
          </time>
        </li>
      ))}
    </ul>
  );
}
