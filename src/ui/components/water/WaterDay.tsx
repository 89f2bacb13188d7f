import type { CalendarDate } from '#domain/instant.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface WaterDayProps {
  readonly date: CalendarDate;
  /** See the rule of the same name. */
  readonly staleDays?: number | undefined;
}

/** The day that figures stand for, said before them; a note where nothing newer has arrived for some days. */
export function WaterDay({ date, staleDays }: WaterDayProps) {
  const page = useRenderContext();
  const time = <time dateTime={date}>{page.date(date)}</time>;
  return (
    <p className="water-day" data-stale={staleDays !== undefined || undefined}>
      {staleDays === undefined ? (
        <>
          {page.t(waterMessages.figuresOf)} {time}
        </>
      ) : (
        <Sentence message={waterMessages.staleFigures} parts={{ date: time, days: page.number(staleDays) }} />
      )}
    </p>
  );
}
