import { formMessages } from '../../messages/form.ts';
import { useForm } from '../../forms/FormContext.tsx';
import { useRenderContext } from '../../RenderContext.tsx';

interface SubmitButtonProps {
  readonly label: string;
}

/** Sends the form around it. While that takes place it says so, keeps the focus and does nothing. */
export function SubmitButton({ label }: SubmitButtonProps) {
  const context = useRenderContext();
  const { sending, state } = useForm();
  const percent = Math.floor((sending ?? 0) * 100);
  return (
    <div className="submit">
      <button type="submit" className="button" aria-disabled={sending !== undefined}>
        {sending === undefined ? label : context.t(formMessages.sending)}
      </button>
      {sending !== undefined && state.maxMegabytes !== undefined && (
        <span className="submit-progress">
          <progress max={100} value={percent} aria-hidden="true" /> {context.t(formMessages.sentPart, { percent })}
        </span>
      )}
    </div>
  );
}
