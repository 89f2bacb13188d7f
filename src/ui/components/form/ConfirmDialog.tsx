import { useId, useRef, type MouseEvent } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface ConfirmDialogProps {
  /** The link that asks: without scripts it leads to a page with the same question. */
  readonly label: string;
  readonly href: string;
  readonly question: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Where the answer is posted. */
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Asks before something is done that cannot be undone. With scripts it asks in a popup. */
export function ConfirmDialog({ label, href, question, text, confirmLabel, action, fields = {} }: ConfirmDialogProps) {
  const context = useRenderContext();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = (event: MouseEvent) => {
    if (dialog.current === null) return;
    event.preventDefault();
    dialog.current.showModal();
  };
  return (
    <>
      <a href={href} className="button-quiet confirm-link" onClick={ask}>
        {label}
      </a>
      <dialog ref={dialog} className="confirm-dialog" aria-labelledby={titleId}>
        <form method="post" action={action} className="confirm-dialog-form">
          <h2 id={titleId} className="confirm-dialog-title">
            {question}
          </h2>
          <p>{text}</p>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="submit">
            <button type="button" className="button-quiet" autoFocus onClick={() => dialog.current?.close()}>
              {context.t(formMessages.cancel)}
            </button>
            <button className="button">{confirmLabel}</button>
          </p>
        </form>
      </dialog>
    </>
  );
}
