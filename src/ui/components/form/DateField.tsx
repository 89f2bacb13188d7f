import type { ReactNode } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import { FormField } from './FormField.tsx';

interface DateFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
  /** `bday` for the person's own birthday. */
  readonly autoComplete?: 'bday';
}

/** A date, with the browser's own picker. */
export function DateField({ name, hint, min, max, autoComplete }: DateFieldProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control, value) => (
        <input
          {...control}
          type="date"
          className="form-control"
          data-width="short"
          autoComplete={autoComplete}
          min={min}
          max={max}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}
