import type { SubmitEvent } from 'react';
import type { CalendarFrame } from '#domain/calendar/calendar.ts';
import { isEventYear } from '#domain/calendar/eventYears.ts';
import { dateInParts, dateParts } from '#domain/calendar/dateParts.ts';
import { yearMonths, type CalendarView } from '#domain/calendar/calendarView.ts';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { daysInMonth } from '#domain/daysInMonth.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Select } from '../form/Select.tsx';

interface DateJumpProps {
  readonly view: CalendarView;
  /** The view in addresses: none when it is the usual one. */
  readonly viewInAddress: string | undefined;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly years: CalendarFrame['years'];
  readonly filter: ListFilter;
}

/**
 * Leads to any date that has events, in the words and the era of the page: browsers show the format of their own language
 * in a date field. It asks for as much of the date as the view needs.
 */
export function DateJump({ view, viewInAddress, date, today, years, filter }: DateJumpProps) {
  const context = useRenderContext();
  const interactivePage = useInteractivePage();
  const path = context.to('calendar');
  const { year, month, day } = dateParts(date);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (interactivePage === undefined) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = (name: string) => (data.get(name) as string | null) ?? '';
    const to = dateInParts({ year: chosen('year'), month: chosen('month'), day: chosen('day') });
    if (to !== undefined)
      interactivePage.show(context.to('calendar', {}, { view: viewInAddress, date: to, ...filter }));
  };
  const select = (name: 'day' | 'month' | 'year', value: number, choices: readonly (readonly [number, string])[]) => (
    <Select
      key={date}
      id={`calendar-jump-${name}`}
      name={name}
      label={context.t(calendarMessages[name])}
      value={String(value)}
      choices={choices.map(([of, label]) => ({ value: String(of), label }))}
    />
  );
  const hasDay = view === 'day' || view === 'week';
  const monthName = (first: CalendarDate) => (hasDay ? context.month(first) : context.monthName(first));
  const kept = { view: viewInAddress, category: filter.category, subcategory: filter.subcategory };
  return (
    <form method="get" action={path} className="calendar-jump" onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <span>{context.t(calendarMessages.goTo)}</span>
      {hasDay &&
        select(
          'day',
          day,
          Array.from({ length: daysInMonth(2000, 1) }, (_, index) => [index + 1, String(index + 1)]),
        )}
      {view !== 'year' &&
        select(
          'month',
          month,
          yearMonths(date).map((first, index) => [index + 1, monthName(first)]),
        )}
      {select(
        'year',
        year,
        yearsOf(years, [date, today]).map((of) => [of, context.year(of)]),
      )}
      <button type="submit" className="button-quiet">
        {context.t(calendarMessages.go)}
      </button>
    </form>
  );
}

/** The years that have events, and those of the dates. */
function yearsOf(years: CalendarFrame['years'], dates: readonly CalendarDate[]): readonly number[] {
  const { first, last } = years ?? { first: 0, last: -1 };
  const withEvents = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(isEventYear);
  return [...new Set([...withEvents, ...dates.map((date) => dateParts(date).year)])].sort((a, b) => a - b);
}
