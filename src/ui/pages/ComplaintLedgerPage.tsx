import { signedText, type SignedHead } from '#domain/complaints/signedHead.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
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
        <p className="ledger-why">
          <Unbroken text={context.t(complaintLedgerMessages.why)} />
        </p>
      </header>
      {newest === undefined ? (
        <p>{context.t(complaintLedgerMessages.none)}</p>
      ) : (
        <div className="form-columns">
          <section className="complaint-part" aria-labelledby="check">
            <h2 id="check">{context.t(complaintLedgerMessages.check)}</h2>
            <ol className="ledger-steps">
              <li>{context.t(complaintLedgerMessages.keepReceipt)}</li>
              <li>
                <p>{context.t(complaintLedgerMessages.key)}</p>
                <code className="secret-text">{newest.publicKey}</code>
              </li>
              <li>
                <p>{context.t(complaintLedgerMessages.signed)}</p>
                <code className="secret-text">{signedText(newest)}</code>
              </li>
              <li>
                <p>{context.t(complaintLedgerMessages.compare)}</p>
                <code className="secret-text">
                  npm run audit:complaints -- verify --ledger ledger.jsonl --heads heads.jsonl --key {newest.publicKey}
                </code>
              </li>
            </ol>
            <ul className="entry-links">
              <li>
                <a href={context.links.ledgerHeads()}>{context.t(complaintLedgerMessages.file)}</a>
              </li>
              <li>
                <a href={context.links.ledgerFeed(context.locale)}>{context.t(complaintLedgerMessages.feed)}</a>
              </li>
            </ul>
          </section>
          <div className="complaint-part complaint-aside">
            <section className="complaint-part" aria-labelledby="newest">
              <h2 id="newest">{context.t(complaintLedgerMessages.newest)}</h2>
              <HeadFacts head={newest} />
            </section>
            <section className="complaint-part" aria-labelledby="heads">
              <h2 id="heads">{context.t(complaintLedgerMessages.heads)}</h2>
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
          </div>
        </div>
      )}
    </div>
  );
}

/** A head with its signature. */
function HeadFacts({ head: { day, number, hash, signature } }: { readonly head: SignedHead }) {
  const context = useRenderContext();
  const facts = [
    [complaintLedgerMessages.day, context.date(day)],
    [complaintLedgerMessages.lastEntry, context.t(complaintLedgerMessages.head, { number })],
    [complaintLedgerMessages.hash, <code className="secret-text">{hash}</code>],
    [complaintLedgerMessages.signature, <code className="secret-text">{signature}</code>],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name.id}>
          <dt>{context.t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
