import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FormField } from './FormField.tsx';

interface TextFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  /** What a browser may fill in by itself: `given-name`, `family-name` … */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** By what it takes: a number is short, a name medium. */
  readonly width?: 'short' | 'medium';
}

/**
 * One line of text. It does not forbid the browser to fill it in: what was typed would be lost when somebody goes back to
 * the form. Longer text than is allowed is accepted, because cutting off pasted text would lose it.
 */
export function TextField({ name, hint, autoComplete, width }: TextFieldProps) {
  return (
    <FormField name={name} hint={hint}>
      {(control, value) => (
        <input
          {...control}
          type="text"
          className="form-control"
          data-width={width}
          autoComplete={autoComplete}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}
