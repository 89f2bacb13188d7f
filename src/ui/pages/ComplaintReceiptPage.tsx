import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
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
            <p>
              <Unbroken text={context.t(formMessages.succeededText)} />
            </p>
            <p className="form-receipt-reference">
              {context.t(complaintMessages.code)} <strong className="form-receipt-number">{code}</strong>
            </p>
            {password !== undefined && (
              <p className="form-receipt-reference">
                {context.t(complaintMessages.password)} <strong className="form-receipt-number">{password}</strong>
              </p>
            )}
            <p>
              <Unbroken text={context.t(keep)} />
            </p>
            <figure className="complaint-scan">
              <QrCodeImage qrCode={qrCode} label={context.t(complaintMessages.qrCode)} />
              <figcaption className="form-hint">
                <Unbroken text={context.t(complaintMessages.scan)} />
              </figcaption>
            </figure>
          </div>
          <div className="form-receipt-part">
            <h2 className="form-receipt-next">{context.t(formMessages.next)}</h2>
            <ol className="form-receipt-steps">
              <li>
                <Unbroken text={context.t(complaintMessages.nextRead)} />
              </li>
              <li>
                <Sentence
                  message={complaintMessages.nextTold}
                  parts={{ date: <strong className="complaint-whole">{context.date(expectedAt)}</strong> }}
                />
              </li>
              <li>
                <Unbroken text={context.t(complaintMessages.nextFollow)} />
              </li>
            </ol>
            <Facts
              facts={[
                {
                  name: context.t(complaintMessages.filedAt),
                  value: <span className="complaint-whole">{context.dateTime(filedAt)}</span>,
                },
                { name: context.t(complaintMessages.expectedAt), value: context.date(expectedAt) },
                {
                  name: context.t(complaintMessages.proof),
                  value: (
                    <>
                      {context.t(complaintMessages.proofText, { number: ledger.number })}{' '}
                      <code className="secret-text">{ledger.hash}</code>{' '}
                      <a href={context.to('complaintLedger')}>{context.t(complaintLedgerMessages.link)}</a>
                    </>
                  ),
                },
              ]}
            />
          </div>
        </div>
      </ResultDialog>
    </div>
  );
}
