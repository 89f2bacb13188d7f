import type { CalendarDate } from '#domain/instant.ts';
import { useShownValue } from '../../forms/useShownValue.ts';
import { searchMessages } from '../../messages/search.ts';
import { FieldError } from '../form/FieldError.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface DayFieldProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly day: CalendarDate | undefined;
  /** What was typed and is no day. */
  readonly refused: string | undefined;
}

/** One day of the date range, with the browser's own picker. */
export function DayField({ name, label, day, refused }: DayFieldProps) {
  const input = useShownValue<HTMLInputElement>(day ?? '');
  const id = `search-${name}`;
  const errorId = `${id}-error`;
  // A date field shows nothing that is no day, so the error repeats it.
  const error = refused && <Sentence message={searchMessages.noDay} parts={{ typed: refused, example: EXAMPLE }} />;
  return (
    <div className="form-field" data-invalid={error === undefined ? undefined : true}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={errorId} error={error} />
      <input
        ref={input}
        type="date"
        id={id}
        name={name}
        className="form-control"
        data-width="short"
        defaultValue={day ?? ''}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
    </div>
  );
}

/** On one line: browsers break lines at hyphens. */
const EXAMPLE = <span className="nb">2026-11-21</span>;
