import type { ReactNode } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { ResultDialog } from './ResultDialog.tsx';

interface FormReceiptProps {
  /** The number that people read out when they ask about it. */
  readonly reference: string;
  /** What happens next, in order. */
  readonly next: readonly string[];
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** The success popup (spec §8) with the reference number and what happens next. Without scripts it is the page. */
export function FormReceipt({ reference, next, children }: FormReceiptProps) {
  const context = useRenderContext();
  const isAnswered = useInteractivePage()?.isAnswered ?? false;
  return (
    <ResultDialog
      kind="success"
      title={context.t(formMessages.succeeded)}
      isWholePage
      {...(isAnswered && { attempt: 1 })}
    >
      <p>{context.t(formMessages.succeededText)}</p>
      <p className="form-receipt">
        {context.t(formMessages.reference)} <strong className="form-receipt-number">{reference}</strong>
        <span className="form-hint">{context.t(formMessages.referenceHint)}</span>
        <span className="form-hint">{context.t(formMessages.receiptMailed)}</span>
      </p>
      <h2 className="form-receipt-next">{context.t(formMessages.next)}</h2>
      <ol className="form-receipt-steps">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="submit">{children}</p>
    </ResultDialog>
  );
}
