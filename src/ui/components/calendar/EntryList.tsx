import MapPin from 'lucide-react/icons/map-pin';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from '../item/itemLink.ts';
import { Icon } from '../text/Icon.tsx';
import { Phrases } from '../text/Phrases.tsx';
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
              <Unbroken text={entryTime(context, entry)} />
            </time>
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
