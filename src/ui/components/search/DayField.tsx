import type { MessageDescriptor } from '@formatjs/intl';
import type { TypedDayRefusal } from '#domain/forms/typedDay.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useShownValue } from '../../forms/useShownValue.ts';
import { searchMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import type { RefusedDay } from './searchProps.ts';

interface DayFieldProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly day: CalendarDate | undefined;
  readonly refused: RefusedDay | undefined;
}

export const DAY_ERRORS: Readonly<Record<TypedDayRefusal, MessageDescriptor>> = {
  noSuchDay: searchMessages.noSuchDay,
  form: searchMessages.dayForm,
};

/**
 * One day of the date range, with the browser's own picker. What was typed and refused is in a plain field, where it can
 * be mended: the browser's own shows nothing that is no day.
 */
export function DayField({ name, label, day, refused }: DayFieldProps) {
  const context = useRenderContext();
  const value = refused?.typed ?? day ?? '';
  const input = useShownValue<HTMLInputElement>(value);
  const id = `search-${name}`;
  const type = refused === undefined ? 'date' : 'text';
  return (
    <div className="form-field" data-invalid={refused && true}>
      <label htmlFor={id}>{label}</label>
      {refused && (
        <>
          <p id={`${id}-hint`} className="form-hint">
            <Sentence message={searchMessages.dayHint} parts={EXAMPLES} />
          </p>
          <FieldError id={`${id}-error`} error={<Unbroken text={context.t(DAY_ERRORS[refused.reason])} />} />
        </>
      )}
      <input
        key={type}
        ref={input}
        type={type}
        id={id}
        name={name}
        className="form-control"
        data-width="short"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={refused && true}
        aria-describedby={refused && `${id}-hint ${id}-error`}
      />
    </div>
  );
}

/** The same day in both eras. */
const EXAMPLES = {
  gregorian: <span className="nb">31/12/2026</span>,
  buddhist: <span className="nb">31/12/2569</span>,
};
