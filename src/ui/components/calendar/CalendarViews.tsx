import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import {
  MAX_OCCURRENCES,
  type CalendarExtract,
  type CalendarFrame,
  type CalendarYear as YearDays,
} from '#domain/calendar/calendar.ts';
import { isWithinBounds } from '#domain/calendar/calendarBounds.ts';
import {
  CALENDAR_VIEWS,
  calendarPeriod,
  dayToOpen,
  isInPeriod,
  neighbouringPeriod,
  type CalendarView,
} from '#domain/calendar/calendarView.ts';
import { layOutWeek } from '#domain/calendar/weekLayout.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ButtonLink } from '../site/ButtonLink.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import { Icon } from '../text/Icon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { calendarEntries, type CalendarEntry, type CalendarItem } from './calendarEntries.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { HrefOf } from './CalendarPlace.ts';
import { CalendarWeek } from './CalendarWeek.tsx';
import { CalendarYear, monthId } from './CalendarYear.tsx';
import { EntryList } from './EntryList.tsx';
import { periodTitle } from './periodTitle.ts';
import { useSwipe } from './useSwipe.ts';

/** What takes place: of a year, only how much on each day. */
export type CalendarContent =
  | Pick<YearDays, 'days'>
  | (Pick<CalendarExtract, 'occurrences' | 'isCut'> & { readonly events: readonly CalendarItem[] });

export interface CalendarViewsProps {
  readonly view: CalendarView;
  /** A day of the period that is shown. */
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly years: CalendarFrame['years'];
  readonly content: CalendarContent;
  /** The addresses of the page around it. */
  readonly hrefOf: HrefOf;
  /** Between the links to other periods and what takes place. */
  readonly choices?: ReactNode;
}

/** A calendar by day, week, month or year (spec §2), with the links to other views and periods. */
export function CalendarViews({ view, date, today, years, content, hrefOf, choices }: CalendarViewsProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const period = calendarPeriod(view, date);
  const previous = neighbouringPeriod(view, date, -1);
  const next = neighbouringPeriod(view, date, 1);
  const hrefTo = (to: CalendarDate | undefined) => to && hrefOf({ view, date: to });
  const swipe = useSwipe(hrefTo(previous), hrefTo(next));
  const step = (to: CalendarDate | undefined, message: MessageDescriptor, rel: 'prev' | 'next') => {
    if (to === undefined) return null;
    const isBounded = isWithinBounds(calendarPeriod(view, to), years ? [years.first, years.last] : [], today);
    return (
      <InPlaceLink
        className="calendar-step"
        href={hrefOf({ view, date: to })}
        rel={isBounded ? rel : `${rel} nofollow`}
      >
        <Icon icon={rel === 'prev' ? ChevronLeft : ChevronRight} />
        <span className="visually-hidden">{context.t(message)}</span>
      </InPlaceLink>
    );
  };
  return (
    <section className="calendar" aria-label={periodTitle(context, view, date)} {...swipe}>
      <div className="calendar-top">
        <nav className="calendar-views" aria-label={context.t(calendarMessages.views)}>
          <ul>
            {CALENDAR_VIEWS.map((other) => (
              <li key={other}>
                <InPlaceLink
                  href={hrefOf({ view: other, date: dayToOpen(period, today) })}
                  aria-current={other === view ? 'page' : undefined}
                >
                  {context.t(calendarMessages[other])}
                </InPlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="calendar-period">
          {step(previous, PREVIOUS[view], 'prev')}
          <h2 className={view === 'month' ? 'calendar-title nb' : 'calendar-title'} aria-live="polite">
            {view === 'day' && date === today && (
              <>
                <span className="calendar-title-today">{context.t(calendarMessages.thisDay)}</span>{' '}
              </>
            )}
            <PeriodTitle view={view} date={date} />
          </h2>
          {step(next, NEXT[view], 'next')}
        </div>
        {view === 'year' && isInPeriod(period, today) ? (
          <a className="calendar-now" href={`#${monthId(today)}`}>
            {context.t(NOW.month)}
          </a>
        ) : (
          <InPlaceLink
            className="calendar-now"
            href={hrefOf({ view, date: today })}
            aria-current={isInPeriod(period, today) ? 'date' : undefined}
          >
            {context.t(NOW[view])}
          </InPlaceLink>
        )}
      </div>
      {choices}
      <div className="calendar-body" aria-busy={interactivePage?.loading ?? false}>
        <Body {...{ view, date, today, content, hrefOf }} />
      </div>
    </section>
  );
}

/** The weekday of a day, or the days of a week in one month, or its first day; what is after it, a phone has on a line of its own. */
const FIRST_LINE = { day: /^(\S+) (\d.*)$/, week: /^(\d+–\d+ \S+|\d[^–]* –) (\d.*)$/ } as const;

function PeriodTitle({ view, date }: Pick<CalendarViewsProps, 'view' | 'date'>) {
  const text = periodTitle(useRenderContext(), view, date);
  const [, first, rest = ''] = (view === 'day' || view === 'week' ? FIRST_LINE[view].exec(text) : null) ?? [];
  if (first === undefined) return <Unbroken text={text} />;
  return (
    <>
      <span className="nb">{first}</span>{' '}
      {view === 'week' ? <span className="nb">{rest}</span> : <Unbroken text={rest} />}
    </>
  );
}

function Body({ view, date, today, content, hrefOf }: Omit<CalendarViewsProps, 'years' | 'choices'>) {
  const context = useRenderContext();
  if ('days' in content) return <CalendarYear date={date} today={today} days={content.days} hrefOf={hrefOf} />;
  const entries = calendarEntries(content.occurrences, content.events);
  const { first, last } = calendarPeriod(view, date);
  const isEmpty = !entries.some((entry) => entry.first <= last && first <= entry.last);
  return (
    <>
      {isEmpty && (
        <div className="calendar-empty">
          <p>{context.t(calendarMessages.empty)}</p>
          <ButtonLink href={context.to('events')} label={context.t(calendarMessages.seeComing)} />
        </div>
      )}
      {view === 'month' && <CalendarMonth date={date} today={today} entries={entries} hrefOf={hrefOf} />}
      {view === 'week' && !isEmpty && <CalendarWeek date={date} today={today} entries={entries} hrefOf={hrefOf} />}
      {view === 'day' && !isEmpty && <EntryList entries={inDayOrder(date, entries)} detail="full" />}
      {content.isCut && <p>{context.t(calendarMessages.isCut, { count: context.number(MAX_OCCURRENCES) })}</p>}
    </>
  );
}

/** What lasts several days or all day comes first. */
function inDayOrder(date: CalendarDate, entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  return layOutWeek([date], entries).flatMap(({ bars, entries: ofDay }) => [
    ...bars.filter((bar) => bar !== undefined),
    ...ofDay,
  ]);
}

const NOW = {
  day: calendarMessages.thisDay,
  week: calendarMessages.thisWeek,
  month: calendarMessages.thisMonth,
  year: calendarMessages.thisYear,
} as const satisfies Record<CalendarView, MessageDescriptor>;

const PREVIOUS = {
  day: calendarMessages.previousDay,
  week: calendarMessages.previousWeek,
  month: calendarMessages.previousMonth,
  year: calendarMessages.previousYear,
} as const satisfies Record<CalendarView, MessageDescriptor>;

const NEXT = {
  day: calendarMessages.nextDay,
  week: calendarMessages.nextWeek,
  month: calendarMessages.nextMonth,
  year: calendarMessages.nextYear,
} as const satisfies Record<CalendarView, MessageDescriptor>;
