import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { useInteractivePage } from '../InteractivePage.tsx';
import { formMessages } from '../messages/form.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { TipReceiptProps } from './tipProps.ts';

/** The success popup of a tip (spec §8), with its number and the code for answers: nothing else shows them again. */
export function TipReceipt({ reference, code, day, isNew }: TipReceiptProps) {
  const context = useRenderContext();
  const isAnswered = useInteractivePage()?.isAnswered ?? false;
  return (
    <ResultDialog
      kind="success"
      title={context.t(formMessages.succeeded)}
      isWholePage
      links={<ButtonLink href={context.to('home')} label={context.t(tipMessages.leave)} />}
      {...(isAnswered && { attempt: 1 })}
    >
      <div className="form-receipt">
        <div className="form-receipt-part">
          <p>{context.t(formMessages.succeededText)}</p>
          {!isNew && <p>{context.t(tipMessages.repeated)}</p>}
          <p className="form-receipt-reference">
            {context.t(formMessages.reference)} <strong className="form-receipt-number">{reference}</strong>
          </p>
          <p className="form-receipt-reference">
            {context.t(tipMessages.code)} <strong className="form-receipt-number">{code}</strong>
          </p>
          <p>{context.t(tipMessages.keepCode)}</p>
        </div>
        <div className="form-receipt-part">
          <h2 className="form-receipt-next">{context.t(formMessages.next)}</h2>
          <ol className="form-receipt-steps">
            <li>{context.t(tipMessages.nextRead)}</li>
            <li>
              {context.t(tipMessages.nextAnswer)}{' '}
              <a href={context.to('tipAnswers')}>{context.t(tipMessages.readAnswers)}</a>
            </li>
          </ol>
          <dl className="facts">
            <div>
              <dt>{context.t(tipMessages.day)}</dt>
              <dd>{context.date(day)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </ResultDialog>
  );
}
