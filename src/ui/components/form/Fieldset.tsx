import type { ReactNode } from 'react';
import { Unbroken } from '../text/Unbroken.tsx';

interface FieldsetProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function Fieldset({ legend, hint, children }: FieldsetProps) {
  return (
    <fieldset className="fieldset">
      <legend className="fieldset-legend">{legend}</legend>
      {hint !== undefined && (
        <p className="form-hint fieldset-hint">
          <Unbroken text={hint} />
        </p>
      )}
      {children}
    </fieldset>
  );
}
