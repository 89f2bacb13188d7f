import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** A fax number is nothing that a browser knows of a person. */
  readonly autoComplete?: 'tel' | 'off';
}

/** A telephone or fax number, with the keys for digits on phones. */
export function PhoneField({ name, label, hint, autoComplete = 'tel' }: PhoneFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control, value) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          className="form-control"
          data-width="short"
          autoComplete={autoComplete}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}
