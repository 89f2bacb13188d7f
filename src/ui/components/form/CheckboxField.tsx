import type { ReactNode } from 'react';
import { useField } from '../../forms/FormContext.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { FieldError } from './FieldError.tsx';

interface CheckboxFieldProps {
  readonly name: string;
  /** May have links in it. */
  readonly label: ReactNode;
}

/** One box to tick, such as a consent. Its value is `yes`. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { value, error } = useField(name);
  const id = fieldId(name);
  return (
    <div className="form-field" data-invalid={error !== undefined || undefined}>
      <FieldError id={`${id}-error`} error={error} />
      <div className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          className="choice-box"
          defaultChecked={value !== ''}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}
