import type { ReactNode } from 'react';
import { formMessages } from '../../messages/form.ts';
import { registerMessages } from '../../messages/register.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { ResultDialog } from './ResultDialog.tsx';

interface MailboxNoticeProps {
  readonly email: string;
  /** What to do now, in order. */
  readonly next: readonly string[];
  /** Whether every address gets a mail, known or not. */
  readonly isSent?: boolean;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** The success popup of a form that sends a mail: the same whether or not the address has an account. */
export function MailboxNotice({ email, next, isSent = false, children }: MailboxNoticeProps) {
  const context = useRenderContext();
  const message = isSent ? registerMessages.mailbox : registerMessages.mailboxIfKnown;
  const isAnswered = useInteractivePage()?.isAnswered ?? false;
  return (
    <ResultDialog
      kind="success"
      title={context.t(formMessages.succeeded)}
      isWholePage
      {...(isAnswered && { attempt: 1 })}
    >
      <p>
        <Sentence message={message} parts={{ email: <strong>{email}</strong> }} />
      </p>
      <h2 className="form-receipt-next">{context.t(registerMessages.next)}</h2>
      <ol className="form-receipt-steps">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children !== undefined && <p className="submit">{children}</p>}
    </ResultDialog>
  );
}
