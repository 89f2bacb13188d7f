import type { ReactNode } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useForm } from '../../forms/FormContext.tsx';
import { useRenderContext } from '../../RenderContext.tsx';

interface SubmitButtonProps {
  readonly label: string;
  /** The way out: a link beside the button. */
  readonly children?: ReactNode;
}

/** Sends the form around it. While that takes place it says so, keeps the focus and does nothing. */
export function SubmitButton({ label, children }: SubmitButtonProps) {
  const context = useRenderContext();
  const { sending, state, isWaiting = false } = useForm();
  const waiting = state.maxMegabytes === undefined ? formMessages.checking : formMessages.checkingFiles;
  const idle = isWaiting ? context.t(waiting) : label;
  const labelNow = sending === undefined ? idle : context.t(formMessages.sending);
  const percent = Math.floor((sending ?? 0) * 100);
  return (
    <div className="submit">
      <button type="submit" className="button" aria-disabled={sending !== undefined || isWaiting}>
        {labelNow}
      </button>
      {sending !== undefined && state.maxMegabytes !== undefined && (
        <span className="submit-progress">
          <progress max={100} value={percent} aria-hidden="true" /> {context.t(formMessages.sentPart, { percent })}
        </span>
      )}
      {children}
    </div>
  );
}
