import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';

interface EmailFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
}

/** The person's own e-mail address. */
export function EmailField({ name, hint }: EmailFieldProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control, value) => (
        <input
          {...control}
          type="email"
          inputMode="email"
          className="form-control"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}
