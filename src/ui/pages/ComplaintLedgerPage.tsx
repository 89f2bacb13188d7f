import { signedText } from '#domain/complaints/signedHead.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { complaintLedgerMessages } from '../messages/complaintLedger.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintLedgerPageProps } from './complaintProps.ts';

/** The published heads of the ledger of complaints, and how they are checked. */
export function ComplaintLedgerPage({ heads }: ComplaintLedgerPageProps) {
  const context = useRenderContext();
  const title = context.t(complaintLedgerMessages.title);
  const [newest] = heads;
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        <PageIntro text={context.t(complaintLedgerMessages.intro)} />
        <p>{context.t(complaintLedgerMessages.why)}</p>
      </header>
      <div className="form-columns">
        <section className="complaint-part" aria-labelledby="heads">
          <h2 id="heads">{context.t(complaintLedgerMessages.heads)}</h2>
          {newest === undefined && <p>{context.t(complaintLedgerMessages.none)}</p>}
          <ol className="complaint-timeline">
            {heads.map(({ day, number, hash }) => (
              <li key={day}>
                <strong>{context.date(day)}</strong>
                <span>{context.t(complaintLedgerMessages.head, { number })}</span>
                <code className="secret-text">{hash}</code>
              </li>
            ))}
          </ol>
        </section>
        {newest !== undefined && (
          <section className="complaint-part" aria-labelledby="check">
            <h2 id="check">{context.t(complaintLedgerMessages.check)}</h2>
            <p>{context.t(complaintLedgerMessages.key)}</p>
            <p>
              <code className="secret-text">{newest.publicKey}</code>
            </p>
            <p>{context.t(complaintLedgerMessages.signed)}</p>
            <p>
              <code className="secret-text">{signedText(newest)}</code>
            </p>
            <ul className="entry-links">
              <li>
                <a href={context.links.ledgerHeads()}>{context.t(complaintLedgerMessages.file)}</a>
              </li>
              <li>
                <a href={context.links.ledgerFeed(context.locale)}>{context.t(complaintLedgerMessages.feed)}</a>
              </li>
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
