import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { MANY } from './SmallMonth.tsx';

interface SmallMonthKeyProps {
  /** Whether today is in one of the months. */
  readonly hasToday: boolean;
  /** Whether events are left out of all days but their first. */
  readonly hasLong?: boolean;
}

/** What the marked days of small months mean. */
export function SmallMonthKey({ hasToday, hasLong = false }: SmallMonthKeyProps) {
  const context = useRenderContext();
  return (
    <ul className="small-month-key">
      <li>{context.t(calendarMessages.keyEvents)}</li>
      <li data-key="many">{context.t(calendarMessages.keyMany, { count: MANY })}</li>
      {hasToday && <li data-key="today">{context.t(calendarMessages.thisDay)}</li>}
      {hasLong && (
        <li data-key="none">
          <Phrases text={context.t(calendarMessages.keyLong)} />
        </li>
      )}
    </ul>
  );
}
