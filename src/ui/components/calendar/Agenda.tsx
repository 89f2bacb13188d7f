import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import { DateText } from '../text/DateText.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { HrefOf } from './CalendarPlace.ts';
import { EntryList } from './EntryList.tsx';

interface AgendaProps {
  readonly days: readonly CalendarDate[];
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDate;
  readonly hrefOf: HrefOf;
  /** Whether it begins at today, and folds what is over. */
  readonly fromToday: boolean;
}

/**
 * Events as a list, each under its day, and those of several days once, under the first of their days that the list has.
 */
export function Agenda({ days, entries, today, hrefOf, fromToday }: AgendaProps) {
  const context = useRenderContext();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const begin = fromToday ? today : first;
  const shown = entries.filter((entry) => entry.first <= last && first <= entry.last);
  const over = shown.filter((entry) => entry.last < begin);
  const props = { days, today, hrefOf };
  return (
    <div className="agenda">
      {over.length > 0 && (
        <Fold
          className="agenda-earlier"
          head={<span>{context.t(calendarMessages.earlier, { count: over.length })}</span>}
        >
          <div className="agenda">
            <AgendaDays {...props} begin={first} entries={over} />
          </div>
        </Fold>
      )}
      <AgendaDays {...props} begin={begin} entries={shown.filter((entry) => begin <= entry.last)} />
    </div>
  );
}

interface AgendaDaysProps extends Omit<AgendaProps, 'fromToday'> {
  /** What began before is under this day. */
  readonly begin: string;
}

function AgendaDays({ days, entries, today, hrefOf, begin }: AgendaDaysProps) {
  const context = useRenderContext();
  const ofDay = Map.groupBy(entries, ({ first }) => (first < begin ? begin : first));
  return (
    <>
      {days.map((date) => {
        const entriesOfDay = ofDay.get(date);
        if (entriesOfDay === undefined) return null;
        return (
          <section key={date} className="agenda-day">
            <h3 className="agenda-title">
              <InPlaceLink href={hrefOf({ view: 'day', date })}>
                <DateText text={context.weekdayDate(date)} />
              </InPlaceLink>
              {date === today && <span className="agenda-today">{context.t(calendarMessages.thisDay)}</span>}
            </h3>
            <EntryList entries={entriesOfDay} detail="brief" />
          </section>
        );
      })}
    </>
  );
}
