import type { ReactNode } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FormField } from './FormField.tsx';
import type { Choice } from './Select.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  readonly width?: 'medium';
}

/** One of many choices. Few are better shown as `RadioField`. */
export function SelectField({ name, hint, choices, width }: SelectFieldProps) {
  const context = useRenderContext();
  return (
    <FormField name={name} hint={hint}>
      {(control, value) => (
        <select {...control} className="form-control" data-width={width} defaultValue={value}>
          <option value="">{context.t(formMessages.choose)}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
