import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../site/Fold.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { HrefOf } from './CalendarPlace.ts';
import { EntryList } from './EntryList.tsx';

interface AgendaProps {
  readonly days: readonly CalendarDate[];
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDate;
  readonly hrefOf: HrefOf;
}

/**
 * Events as a list, each under its day, and those of several days once, under the first of their days that the list has.
 * When today is one of the days, the list begins at today, and what is over is folded.
 */
export function Agenda({ days, entries, today, hrefOf }: AgendaProps) {
  const context = useRenderContext();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const begin = days.includes(today) ? today : first;
  const shown = entries.filter((entry) => entry.first <= last && first <= entry.last);
  const over = shown.filter((entry) => entry.last < begin);
  const props = { days, today, hrefOf };
  return (
    <div className="agenda">
      {over.length > 0 && (
        <Fold head={<h3 className="agenda-title">{context.t(calendarMessages.earlier)}</h3>}>
          <div className="agenda">
            <AgendaDays {...props} begin={first} entries={over} />
          </div>
        </Fold>
      )}
      <AgendaDays {...props} begin={begin} entries={shown.filter((entry) => begin <= entry.last)} />
    </div>
  );
}

interface AgendaDaysProps extends AgendaProps {
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
              <InPlaceLink href={hrefOf({ view: 'day', date })}>{context.weekdayDate(date)}</InPlaceLink>
              {date === today && <span className="agenda-today">{context.t(calendarMessages.thisDay)}</span>}
            </h3>
            <EntryList entries={entriesOfDay} detail="brief" />
          </section>
        );
      })}
    </>
  );
}
