import type { ReactNode } from 'react';
import { useField } from '../../forms/FormContext.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { labelText } from '../../forms/labelText.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { FieldError } from './FieldError.tsx';
import { useIsShownByGroup } from './Fieldset.tsx';

/** What every control of a form has. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FormFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  /** The control, and what stands below it. */
  readonly children: (control: ControlProps, value: string) => ReactNode;
}

/** A label, a hint and an error around one control. The summary's links lead to the control. */
export function FormField({ name, hint, children }: FormFieldProps) {
  const context = useRenderContext();
  const { rule, value, error } = useField(name);
  const id = fieldId(name);
  const isShownByGroup = useIsShownByGroup(name);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className="form-field" data-invalid={(error !== undefined && !isShownByGroup) || undefined}>
      <label htmlFor={id} className="form-label">
        {labelText(context, rule)}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="form-hint">
          {typeof hint === 'string' ? <Unbroken text={hint} /> : hint}
        </p>
      )}
      {!isShownByGroup && <FieldError id={`${id}-error`} error={error} />}
      {children(
        {
          id,
          name,
          'aria-describedby': described.length === 0 ? undefined : described.join(' '),
          'aria-invalid': error === undefined ? undefined : true,
        },
        value,
      )}
    </div>
  );
}
