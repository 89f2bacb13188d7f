import { createContext, use, type ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { useField, useForm } from '../../forms/FormContext.tsx';
import type { FieldErrors } from '../../forms/FormState.ts';
import { Unbroken } from '../text/Unbroken.tsx';
import { FieldError } from './FieldError.tsx';

/** An error that is given to one field, and concerns all of its group. */
interface GroupError {
  readonly field: string;
  readonly code: FieldErrors[string];
}

interface FieldsetProps {
  readonly legend: string;
  readonly hint?: string;
  readonly groupError?: GroupError;
  readonly children: ReactNode;
}

const ShownByGroup = createContext<string | undefined>(undefined);

/** Whether the error of a field is shown by its group, for all of its fields. */
export function useIsShownByGroup(field: string): boolean {
  return use(ShownByGroup) === field;
}

/** Fields that belong together, under a heading. */
export function Fieldset({ groupError, ...fields }: FieldsetProps) {
  return groupError === undefined ? <Group {...fields} /> : <GroupWithError {...fields} groupError={groupError} />;
}

function GroupWithError({
  groupError: { field, code },
  children,
  ...group
}: FieldsetProps & { groupError: GroupError }) {
  const { errors } = useForm().state;
  const { error } = useField(field);
  if (errors[field] !== code) return <Group {...group}>{children}</Group>;
  return (
    <Group {...group} error={<FieldError id={`${fieldId(field)}-error`} error={error} />}>
      <ShownByGroup value={field}>{children}</ShownByGroup>
    </Group>
  );
}

function Group({ legend, hint, error, children }: Omit<FieldsetProps, 'groupError'> & { readonly error?: ReactNode }) {
  return (
    <fieldset className="fieldset" data-invalid={error !== undefined || undefined}>
      <legend className="fieldset-legend">{legend}</legend>
      {hint !== undefined && (
        <p className="form-hint fieldset-hint">
          <Unbroken text={hint} />
        </p>
      )}
      {error}
      {children}
    </fieldset>
  );
}
