import type { ReactNode } from 'react';
import { useField } from '../../forms/FormContext.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { Sentence } from '../text/Sentence.tsx';
import { FieldError } from './FieldError.tsx';

interface CheckboxFieldProps {
  readonly name: string;
  /** The links in its label, by argument of the message. */
  readonly links?: Readonly<Record<string, ReactNode>>;
}

/** One box to tick, such as a consent. Its value is `yes`. */
export function CheckboxField({ name, links = {} }: CheckboxFieldProps) {
  const { rule, value, error } = useField(name);
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
        <label htmlFor={id}>
          <Sentence message={rule.label} parts={links} />
        </label>
      </div>
    </div>
  );
}
