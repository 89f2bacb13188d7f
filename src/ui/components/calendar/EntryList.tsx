import MapPin from 'lucide-react/icons/map-pin';
import { daysBetween } from '#domain/calendar/days.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { dayRange } from '../item/eventDays.ts';
import { itemLink } from '../item/itemLink.ts';
import { Icon } from '../text/Icon.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { entryTime, type CalendarEntry } from './calendarEntries.ts';

interface EntryListProps {
  readonly entries: readonly CalendarEntry[];
  /** With places; in the view of a day also with categories and summaries. */
  readonly detail: 'brief' | 'full';
}

/** Events of a day or of a few days, each with its time and place. */
export function EntryList({ entries, detail }: EntryListProps) {
  const context = useRenderContext();
  return (
    <ul className={detail === 'full' ? 'entry-list entry-list-full' : 'entry-list'}>
      {entries.map((entry) => (
        <li key={entry.key} className="entry">
          <p className="entry-time">
            <time dateTime={entry.allDay ? entry.first : entry.times.startsAt}>
              {isLong(entry) ? <Days of={entry} /> : <Unbroken text={entryTime(context, entry)} />}
            </time>
            {isLong(entry) && (
              <span className="entry-days">
                {context.t(calendarMessages.goesOn, { count: daysBetween(entry.first, entry.last).length })}
              </span>
            )}
          </p>
          <div className="entry-text">
            {detail === 'full' && entry.item.category && <p className="article-meta">{entry.item.category.label}</p>}
            <p className="entry-title">
              <a href={itemLink(context, entry.item)}>
                <Phrases text={entry.item.title} />
              </a>
            </p>
            {entry.place !== undefined && (
              <p className="entry-place">
                <Icon icon={MapPin} />
                <span>
                  <Phrases text={entry.place} />
                </span>
              </p>
            )}
            {detail === 'full' && <p className="entry-summary">{entry.item.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function isLong({ first, last }: CalendarEntry): boolean {
  return first !== last;
}

/** The first and the last day, each on one line. */
function Days({ of: { first, last } }: { readonly of: CalendarEntry }) {
  const context = useRenderContext();
  const { message, from, to } = dayRange(context.shortDate(first), context.shortDate(last));
  const onOneLine = (text: string) => <span className="nb">{text}</span>;
  return <Sentence message={message} parts={{ from: onOneLine(from), to: onOneLine(to) }} />;
}
