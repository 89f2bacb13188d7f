import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { ResultDialog } from '../components/form/ResultDialog.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { QrCodeImage } from '../components/text/QrCodeImage.tsx';
import { complaintLedgerMessages } from '../messages/complaintLedger.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { formMessages } from '../messages/form.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintReceiptPageProps } from './complaintProps.ts';

/** The success popup of a complaint (spec §8): code and password to be kept, copied, printed or photographed. */
export function ComplaintReceiptPage(props: ComplaintReceiptPageProps) {
  const { code, filedAt, expectedAt, ledger, qrCode } = props;
  const context = useRenderContext();
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={context.t(complaintMessages.title)} />
      <ResultDialog kind="success" title={context.t(formMessages.succeeded)} isWholePage>
        <div className="form-receipt">
          <div className="form-receipt-part">
            <p>
              <Unbroken text={context.t(formMessages.succeededText)} />
            </p>
            <p>
              <strong>{context.t(complaintMessages.received)}</strong>
            </p>
            <ToKeep {...props} />
            <p className="submit">
              <ButtonLink
                href={context.to('trackComplaint', {}, { code })}
                label={context.t(complaintMessages.follow)}
              />
            </p>
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
              ]}
            />
            <Fold className="complaint-fold" onPhonesOnly head={<h2>{context.t(complaintMessages.otherDevice)}</h2>}>
              <figure className="complaint-scan">
                <QrCodeImage qrCode={qrCode} label={context.t(complaintMessages.qrCode)} />
                <figcaption className="form-hint">
                  <Unbroken text={context.t(complaintMessages.scan)} />
                </figcaption>
              </figure>
            </Fold>
            <Fold
              className="complaint-fold"
              head={<h2>{context.t(complaintMessages.proof, { number: ledger.number })}</h2>}
            >
              <div className="complaint-proof">
                <p>
                  <Unbroken text={context.t(complaintMessages.proofText)} />
                </p>
                <code className="secret-text">{ledger.hash}</code>
                <a href={context.to('complaintLedger')}>{context.t(complaintLedgerMessages.link)}</a>
              </div>
            </Fold>
          </div>
        </div>
      </ResultDialog>
    </div>
  );
}

/** What opens the complaint again. The buttons are hidden until the enhancement module shows them. */
function ToKeep({ code, password, isMailed = false }: ComplaintReceiptPageProps) {
  const context = useRenderContext();
  const { keepBoth, writeBoth, copyBoth, keepCode, writeCode, copyCode } = complaintMessages;
  const hasBoth = password !== undefined;
  const secrets = [
    { label: context.t(complaintMessages.codeOf), text: code },
    ...(hasBoth ? [{ label: context.t(complaintMessages.passwordOf), text: password }] : []),
  ];
  return (
    <section className="complaint-keep" aria-label={context.t(complaintMessages.toKeep)}>
      {secrets.map(({ label, text }) => (
        <p key={label} className="form-receipt-reference">
          {label} <strong className="form-receipt-number">{text}</strong>
        </p>
      ))}
      <div className="complaint-urgent">
        <p>
          <strong>
            <Unbroken text={context.t(hasBoth ? keepBoth : keepCode)} />
          </strong>
        </p>
        <p>
          <Unbroken text={context.t(hasBoth ? writeBoth : writeCode)} />
        </p>
      </div>
      <div className="submit">
        <span hidden data-enhance="copy-link">
          <button
            type="button"
            className="button-quiet"
            value={secrets.map(({ label, text }) => `${label}: ${text}`).join('\n')}
            data-done={context.t(complaintMessages.copied)}
            data-failed={context.t(complaintMessages.copyFailed)}
          >
            <Icon icon={Copy} />
            {context.t(hasBoth ? copyBoth : copyCode)}
          </button>
        </span>
        <span hidden data-enhance="print">
          <button type="button" className="button-quiet">
            <Icon icon={Printer} />
            {context.t(complaintMessages.print)}
          </button>
        </span>
      </div>
      <p className="form-hint" role="status" />
      {isMailed && (
        <p>
          <Unbroken text={context.t(complaintMessages.mailed)} />
        </p>
      )}
    </section>
  );
}
