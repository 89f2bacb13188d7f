import type { ReactNode } from 'react';
import type { Hotline } from '#domain/site/site.ts';
import { hotlineText } from '../../hotlineText.ts';
import { formMessages } from '../../messages/form.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import type { SentReceipt } from '../../forms/SentReceipt.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ResultDialog } from './ResultDialog.tsx';

interface FormReceiptProps {
  /** Its number is what people read out when they ask about it. */
  readonly receipt: SentReceipt;
  /** Whom they call about it. */
  readonly hotline: Hotline;
  /** What happens next, in order. */
  readonly next: readonly string[];
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** The success popup (spec §8) with the reference number and what happens next. Without scripts it is the page. */
export function FormReceipt({ receipt, hotline, next, children }: FormReceiptProps) {
  const context = useRenderContext();
  const { reference, receivedAt, isMailed } = receipt;
  const isAnswered = useInteractivePage()?.isAnswered ?? false;
  const call = (
    <a className="phone-link" href={`tel:${hotline.number}`}>
      {hotlineText(hotline, context)}
    </a>
  );
  return (
    <ResultDialog
      kind="success"
      title={context.t(formMessages.succeeded)}
      isWholePage
      links={children}
      {...(isAnswered && { attempt: 1 })}
    >
      <div className="form-receipt">
        <div className="form-receipt-part">
          <p>{context.t(formMessages.succeededText)}</p>
          <p className="form-receipt-reference">
            {context.t(formMessages.reference)} <strong className="form-receipt-number">{reference}</strong>
          </p>
          <div className="submit">
            <CopyButton
              text={reference}
              label={formMessages.copyReference}
              copied={formMessages.copied}
              failed={formMessages.copyFailed}
            />
          </div>
          <p>
            <Sentence message={formMessages.referenceHint} parts={{ hotline: call }} />{' '}
            {isMailed && <Unbroken text={context.t(formMessages.receiptMailed)} />}
          </p>
          <p className="form-hint">
            {context.t(formMessages.receivedAt)} <time dateTime={receivedAt}>{context.dateTime(receivedAt)}</time>
          </p>
        </div>
        <div className="form-receipt-part">
          <h2 className="form-receipt-next">{context.t(formMessages.next)}</h2>
          <ol className="form-receipt-steps">
            {next.map((step) => (
              <li key={step}>
                <Unbroken text={step} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </ResultDialog>
  );
}
