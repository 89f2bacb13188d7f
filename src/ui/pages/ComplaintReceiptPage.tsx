import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { QrCodeImage } from '../components/text/QrCodeImage.tsx';
import { complaintLedgerMessages } from '../messages/complaintLedger.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { formMessages } from '../messages/form.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintReceiptPageProps } from './complaintProps.ts';

/** The success popup of a complaint (spec §8): code and password to be kept, printed or photographed. */
export function ComplaintReceiptPage({
  code,
  password,
  filedAt,
  expectedAt,
  ledger,
  qrCode,
}: ComplaintReceiptPageProps) {
  const context = useRenderContext();
  const keep = password === undefined ? complaintMessages.keepCode : complaintMessages.keepBoth;
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={context.t(complaintMessages.title)} />
      <ResultDialog
        kind="success"
        title={context.t(formMessages.succeeded)}
        isWholePage
        links={
          <ButtonLink href={context.to('trackComplaint', {}, { code })} label={context.t(complaintMessages.follow)} />
        }
      >
        <div className="form-receipt">
          <div className="form-receipt-part">
            <p>{context.t(formMessages.succeededText)}</p>
            <p className="form-receipt-reference">
              {context.t(complaintMessages.code)} <strong className="form-receipt-number">{code}</strong>
            </p>
            {password !== undefined && (
              <p className="form-receipt-reference">
                {context.t(complaintMessages.password)} <strong className="form-receipt-number">{password}</strong>
              </p>
            )}
            <p className="form-hint">{context.t(keep)}</p>
            <QrCodeImage qrCode={qrCode} label={context.t(complaintMessages.qrCode)} />
          </div>
          <div className="form-receipt-part">
            <h2 className="form-receipt-next">{context.t(formMessages.next)}</h2>
            <ol className="form-receipt-steps">
              <li>{context.t(complaintMessages.nextRead)}</li>
              <li>{context.t(complaintMessages.nextFollow)}</li>
            </ol>
            <dl className="facts">
              <div>
                <dt>{context.t(complaintMessages.filedAt)}</dt>
                <dd>{context.dateTime(filedAt)}</dd>
              </div>
              <div>
                <dt>{context.t(complaintMessages.expectedAt)}</dt>
                <dd>{context.date(expectedAt)}</dd>
              </div>
              <div>
                <dt>{context.t(complaintMessages.proof)}</dt>
                <dd>
                  {context.t(complaintMessages.proofText, { number: ledger.number })}{' '}
                  <code className="secret-text">{ledger.hash}</code>{' '}
                  <a href={context.to('complaintLedger')}>{context.t(complaintLedgerMessages.link)}</a>
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </ResultDialog>
    </div>
  );
}
