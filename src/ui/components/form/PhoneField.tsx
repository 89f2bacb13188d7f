import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';

interface PhoneFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  /** A browser knows a person's phone number, not their fax number. */
  readonly isFax?: boolean;
}

/** A telephone or fax number, with the keys for digits on phones. */
export function PhoneField({ name, hint, isFax = false }: PhoneFieldProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control, value) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          className="form-control"
          data-width="short"
          autoComplete={isFax ? undefined : 'tel'}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}
