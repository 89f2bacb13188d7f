import { FormField } from './FormField.tsx';

interface CodeFieldProps {
  readonly name: string;
  readonly hint: string;
}

/** The code of six digits of an authenticator app, which phones offer to fill in. */
export function CodeField({ name, hint }: CodeFieldProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="text"
          className="form-control"
          data-width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </FormField>
  );
}
