import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { ContentDetail } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface EventLeafProps {
  readonly event: Extract<ContentDetail, { readonly kind: 'event' }>;
}

/**
 * The day of an event as on the leaf of a calendar, its first and its last day when it lasts several. It is a picture:
 * the caller gives the same as text (`EventTime`).
 */
export function EventLeaf({ event }: EventLeafProps) {
  const { first, last } = occurrenceDays(event);
  return (
    <p className="event-leaves" aria-hidden="true">
      <Leaf day={first} />
      {last !== first && <Leaf day={last} />}
    </p>
  );
}

function Leaf({ day }: { readonly day: CalendarDate }) {
  const context = useRenderContext();
  const [number] = context.dayOfMonth(day).split(' ');
  return (
    <span className="event-leaf">
      <span className="event-leaf-weekday">{context.weekday(day)}</span>
      <span className="event-leaf-number">{number}</span>
      <span>{context.monthOfYear(day)}</span>
    </span>
  );
}
