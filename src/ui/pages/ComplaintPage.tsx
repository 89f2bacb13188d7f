import type { MessageDescriptor } from '@formatjs/intl';
import type { EntryType } from '#domain/complaints/timeline.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { topicLabels } from '../messages/complaintTopics.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import { formMessages } from '../messages/form.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ComplaintActName, ComplaintPageProps, ShownEntry } from './complaintProps.ts';

const ENTRIES: Readonly<Record<Exclude<EntryType, 'assigned' | 'noted'>, MessageDescriptor>> = {
  filed: complaintViewMessages.filedEntry,
  added: complaintViewMessages.addedEntry,
  withdrawn: complaintViewMessages.withdrawnEntry,
  rated: complaintViewMessages.ratedEntry,
  reopened: complaintViewMessages.reopenedEntry,
  taken: complaintViewMessages.takenEntry,
  asked: complaintViewMessages.askedEntry,
  answered: complaintViewMessages.answeredEntry,
  finished: complaintViewMessages.finishedEntry,
};

const ACTS = {
  add: { route: 'addToComplaint', label: complaintActMessages.add },
  rate: { route: 'rateComplaint', label: complaintActMessages.rate },
  reopen: { route: 'reopenComplaint', label: complaintActMessages.reopen },
  withdraw: { route: 'withdrawComplaint', label: complaintActMessages.withdraw },
} as const satisfies Readonly<Record<ComplaintActName, object>>;

/** A complaint as its complainant sees it (spec §2): who, what, what was done, and what can be done now. */
export function ComplaintPage({ view, province, notice, acts }: ComplaintPageProps) {
  const context = useRenderContext();
  const { code, progress, filedAt, expectedAt, timeline } = view;
  const title = context.t(complaintViewMessages.viewTitle, { code });
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>
          <Sentence
            message={complaintViewMessages.viewTitle}
            parts={{ code: <span className="complaint-code">{code}</span> }}
          />
        </h1>
      </header>
      {notice !== undefined && (
        <p className="entry-notice" role="status">
          {context.t(complaintViewMessages[notice])}
        </p>
      )}
      {acts.includes('rate') && (
        <section className="entry-notice complaint-rating" aria-labelledby="rate">
          <h2 id="rate">{context.t(complaintViewMessages.ratePrompt)}</h2>
          <ButtonLink href={context.to('rateComplaint')} label={context.t(complaintActMessages.rate)} />
        </section>
      )}
      <dl className="facts complaint-facts">
        <Fact term={complaintViewMessages.state} text={context.t(complaintViewMessages[progress.state])} />
        <Fact term={complaintMessages.filedAt} text={context.dateTime(filedAt)} />
        {(progress.state === 'received' || progress.state === 'inProgress') && (
          <Fact term={complaintMessages.expectedAt} text={context.date(expectedAt)} />
        )}
      </dl>
      <div className="form-columns">
        <div className="complaint-part">
          <section className="complaint-part" aria-labelledby="results">
            <h2 id="results">{context.t(complaintViewMessages.results)}</h2>
            <ol className="complaint-timeline">
              {timeline.map((entry, index) => (
                <Entry key={index} entry={entry} />
              ))}
            </ol>
          </section>
          <ul className="complaint-acts">
            {acts
              .filter((act) => act !== 'rate')
              .map((act) => (
                <li key={act}>
                  <a href={context.to(ACTS[act].route)}>{context.t(ACTS[act].label)}</a>
                </li>
              ))}
          </ul>
          <form method="post" action={context.to('complaint')}>
            <button type="submit" className="button-quiet">
              {context.t(complaintViewMessages.close)}
            </button>
          </form>
        </div>
        <div className="complaint-part">
          <Details view={view} province={province} />
        </div>
      </div>
    </div>
  );
}

function Details({
  view: { complaint },
  province,
}: Pick<ComplaintPageProps, 'view'> & { readonly province?: string | undefined }) {
  const context = useRenderContext();
  const { topic, place, position, text, firstName, lastName, phone, extraPhone, email } = complaint;
  return (
    <>
      <section aria-labelledby="details">
        <h2 id="details">{context.t(complaintViewMessages.details)}</h2>
        <dl className="facts">
          <Fact term={complaintMessages.topic} text={topic && context.t(topicLabels[topic])} />
          <Fact term={complaintMessages.text} text={text} />
          <Fact term={complaintMessages.province} text={province} />
          <Fact term={complaintMessages.place} text={place} />
          <Fact term={complaintMessages.position} text={position} />
        </dl>
      </section>
      <section aria-labelledby="complainant">
        <h2 id="complainant">{context.t(complaintViewMessages.complainant)}</h2>
        <dl className="facts">
          <Fact term={formMessages.firstName} text={firstName} />
          <Fact term={formMessages.lastName} text={lastName} />
          <Fact term={complaintMessages.mobile} text={phone} />
          <Fact term={complaintMessages.extraPhone} text={extraPhone} />
          <Fact term={formMessages.email} text={email} />
        </dl>
      </section>
    </>
  );
}

/** Nothing where there is no value. */
function Fact({ term, text }: { readonly term: MessageDescriptor; readonly text: string | undefined }) {
  const context = useRenderContext();
  if (text === undefined) return null;
  return (
    <div>
      <dt>{context.t(term)}</dt>
      <dd className="complaint-text">{text}</dd>
    </div>
  );
}

function Entry({ entry }: { readonly entry: ShownEntry }) {
  const context = useRenderContext();
  const { links } = context;
  const { type, at, operator, text, rating = '', files } = entry;
  if (type === 'assigned' || type === 'noted') return null;
  const date = context.dateTime(at);
  return (
    <li data-by={operator === undefined ? 'complainant' : 'department'}>
      <strong>{context.t(ENTRIES[type], { rating })}</strong>
      <time className="complaint-date" dateTime={at}>
        {operator === undefined ? (
          date
        ) : (
          <Sentence
            message={complaintViewMessages.entryBy}
            parts={{ date, operator: <span className="complaint-code">{operator}</span> }}
          />
        )}
      </time>
      {text !== undefined && <p className="complaint-text">{text}</p>}
      {files.length > 0 && (
        <ul className="complaint-files" aria-label={context.t(complaintViewMessages.files)}>
          {files.map(({ id, name, type: fileType, size }) => (
            <li key={id}>
              <a href={links.complaintFile(id)} download>
                {name}
              </a>{' '}
              <span className="complaint-date">
                ({fileType.toUpperCase()}, {context.fileSize(size)})
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
