import type { ReactNode } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface FieldErrorProps {
  /** Of the element, for `aria-describedby`. */
  readonly id: string;
  readonly error: ReactNode;
}

/** Why a field is refused, above its control. */
export function FieldError({ id, error }: FieldErrorProps) {
  const context = useRenderContext();
  if (error === undefined) return null;
  return (
    <p id={id} className="form-error">
      <span className="visually-hidden">{context.t(formMessages.errorPrefix)}</span> {error}
    </p>
  );
}
