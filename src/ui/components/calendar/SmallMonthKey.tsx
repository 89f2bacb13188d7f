import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { MANY } from './SmallMonth.tsx';

/** What the marked days of small months mean. */
export function SmallMonthKey({ hasLong = false }: { readonly hasLong?: boolean }) {
  const context = useRenderContext();
  return (
    <ul className="small-month-key">
      <li>{context.t(calendarMessages.keyEvents)}</li>
      <li data-key="many">{context.t(calendarMessages.keyMany, { count: MANY })}</li>
      {hasLong && (
        <li data-key="none">
          <Phrases text={context.t(calendarMessages.keyLong)} />
        </li>
      )}
    </ul>
  );
}
