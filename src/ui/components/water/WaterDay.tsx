import type { CalendarDate } from '#domain/instant.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface WaterDayProps {
  readonly date: CalendarDate;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
}

/** The day of the figures that follow; with a note when nothing newer was reported for some days. */
export function WaterDay({ date, staleDays }: WaterDayProps) {
  const context = useRenderContext();
  const time = <time dateTime={date}>{context.date(date)}</time>;
  return (
    <p className="water-day" data-stale={staleDays !== undefined || undefined}>
      {staleDays === undefined ? (
        <>
          {context.t(waterMessages.figuresOf)} {time}
        </>
      ) : (
        <Sentence message={waterMessages.staleFigures} parts={{ date: time, days: context.number(staleDays) }} />
      )}
    </p>
  );
}
