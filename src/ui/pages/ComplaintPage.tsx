import type { MessageDescriptor } from '@formatjs/intl';
import type { ComplaintState } from '#domain/complaints/complaintProgress.ts';
import { OPEN_STATES } from '#domain/complaints/isOverdue.ts';
import type { EntryType } from '#domain/complaints/timeline.ts';
import type { Instant } from '#domain/instant.ts';
import { Facts } from '../components/item/Facts.tsx';
import { TitleLink } from '../components/item/TitleLink.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { hotlineText } from '../hotlineText.ts';
import { agencyMessages } from '../messages/agency.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { topicLabels } from '../messages/complaintTopics.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import { formMessages } from '../messages/form.ts';
import { groupedPhone } from '../components/text/groupedPhone.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
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

/** What is listed; a rating is asked for on its own. */
const ACTS = {
  add: { route: 'addToComplaint', label: complaintActMessages.add, hint: complaintActMessages.addHint },
  reopen: { route: 'reopenComplaint', label: complaintActMessages.reopen, hint: complaintActMessages.reopenHint },
  withdraw: {
    route: 'withdrawComplaint',
    label: complaintActMessages.withdraw,
    hint: complaintActMessages.withdrawIntro,
  },
} as const satisfies Readonly<Record<Exclude<ComplaintActName, 'rate'>, object>>;

const NOW: Readonly<Record<ComplaintState, MessageDescriptor>> = {
  received: complaintViewMessages.nowReceived,
  inProgress: complaintViewMessages.nowInProgress,
  finished: complaintViewMessages.nowFinished,
  withdrawn: complaintViewMessages.nowWithdrawn,
};

/**
 * A complaint as its complainant sees it (spec §2): how it stands and what follows, what was done, what can be done now,
 * whom to ask, what it is about and who filed it.
 */
export function ComplaintPage(props: ComplaintPageProps) {
  const { view, province, notice, acts } = props;
  const context = useRenderContext();
  const { code, timeline } = view;
  const trail = [{ label: context.t(complaintTrackMessages.trackTitle), href: context.to('trackComplaint') }];
  return (
    <div className="container complaint-page">
      <Breadcrumbs trail={trail} current={context.t(complaintViewMessages.viewTitle, { code })} />
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
      <div className="form-columns">
        <div className="complaint-part">
          <Progress {...props} />
          {acts.includes('rate') && (
            <section className="entry-notice complaint-rating" aria-labelledby="rate">
              <h2 id="rate">{context.t(complaintViewMessages.ratePrompt)}</h2>
              <ButtonLink href={context.to('rateComplaint')} label={context.t(complaintActMessages.rate)} />
            </section>
          )}
          <section className="complaint-part" aria-labelledby="results">
            <div>
              <h2 id="results">{context.t(complaintViewMessages.results)}</h2>
              {timeline.length > 1 && <p className="form-hint">{context.t(complaintViewMessages.newestFirst)}</p>}
            </div>
            <ol className="complaint-timeline">
              {timeline.toReversed().map((entry, index) => (
                <Entry key={timeline.length - index} entry={entry} />
              ))}
            </ol>
          </section>
          <CanDo {...props} />
        </div>
        <div className="complaint-part complaint-aside">
          <WhomToAsk {...props} />
          <Details view={view} province={province} />
        </div>
      </div>
    </div>
  );
}

/** How it stands, what the department has said last, and what follows by when. */
function Progress({ view, reopenUntil, isOverdue }: ComplaintPageProps) {
  const context = useRenderContext();
  const { progress, expectedAt, complaint, timeline } = view;
  const { state } = progress;
  const isOpen = OPEN_STATES.includes(state);
  const isAsked = isQuestionOpen(view);
  const result = isOverdue ? complaintViewMessages.nextLate : complaintViewMessages.nextResult;
  const day = (at: Instant) => <strong className="complaint-whole">{context.date(at)}</strong>;
  const said = isAsked
    ? timeline.findLast(({ type }) => type === 'asked')
    : timeline.findLast(({ type }) => type === 'finished');
  const another = <a href={context.to('fileComplaint')}>{context.t(complaintViewMessages.another)}</a>;
  const reopened = <a href={context.to('reopenComplaint')}>{context.t(complaintViewMessages.reopened)}</a>;
  return (
    <section className="complaint-progress" aria-labelledby="now">
      <h2 id="now">{context.t(isAsked ? complaintViewMessages.nowAsked : NOW[state])}</h2>
      <Stages view={view} />
      {(isAsked || state === 'finished') && said?.text !== undefined && (
        <div className="complaint-said">
          <h3>{context.t(isAsked ? complaintViewMessages.question : complaintViewMessages.result)}</h3>
          <p className="complaint-text">{said.text}</p>
          <Files files={said.files} />
        </div>
      )}
      <h3>{context.t(formMessages.next)}</h3>
      <ul className="complaint-next">
        {isAsked && (
          <li>
            <Unbroken text={context.t(complaintViewMessages.nextAnswer)} />
          </li>
        )}
        {state === 'received' && (
          <li>
            <Unbroken text={context.t(complaintMessages.nextRead)} />
          </li>
        )}
        {isOpen && (
          <li>
            <Sentence message={result} parts={{ date: day(expectedAt) }} />
          </li>
        )}
        {isOpen && complaint.email !== undefined && (
          <li>
            <Unbroken text={context.t(complaintViewMessages.nextMail)} />
          </li>
        )}
        {reopenUntil !== undefined && (
          <li>
            <Sentence message={complaintViewMessages.nextReopen} parts={{ reopened, date: day(reopenUntil) }} />
          </li>
        )}
        {!isOpen && reopenUntil === undefined && (
          <li>
            <Sentence message={complaintViewMessages.nextAnother} parts={{ another }} />
          </li>
        )}
      </ul>
      {isAsked && <ButtonLink href={context.to('addToComplaint')} label={context.t(complaintViewMessages.answer)} />}
    </section>
  );
}

/** The states that the complaint has had, with their days, the one it has, and those that are to come. */
function Stages({ view: { progress, filedAt, expectedAt, timeline } }: Pick<ComplaintPageProps, 'view'>) {
  const context = useRenderContext();
  const { state, finishedAt } = progress;
  const begun = timeline.findLast(({ type }) => type === 'taken' || type === 'reopened')?.at;
  const withdrawn = timeline.findLast(({ type }) => type === 'withdrawn')?.at;
  const isFinished = state === 'finished';
  const stages: readonly Stage[] = [
    { stage: 'received', at: filedAt },
    ...(begun !== undefined || state !== 'withdrawn' ? [{ stage: 'inProgress', at: begun } as const] : []),
    ...(state === 'withdrawn'
      ? [{ stage: 'withdrawn', at: withdrawn } as const]
      : [{ stage: 'finished', at: isFinished ? finishedAt : undefined } as const]),
  ];
  return (
    <ol className="complaint-stages" aria-label={context.t(complaintViewMessages.state)}>
      {stages.map(({ stage, at }) => (
        <li key={stage} data-done={at !== undefined || undefined} aria-current={stage === state ? 'step' : undefined}>
          <strong>{context.t(complaintViewMessages[stage])}</strong>
          {at !== undefined && <span className="complaint-date">{context.date(at)}</span>}
          {stage === 'finished' && !isFinished && (
            <span className="complaint-date">
              {context.t(complaintViewMessages.dueBy, { date: context.date(expectedAt) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface Stage {
  readonly stage: ComplaintState;
  /** Since when; absent of one that is to come. */
  readonly at: Instant | undefined;
}

/** Whether an officer has asked something to which the complainant has added nothing. */
function isQuestionOpen({ progress, timeline }: ComplaintPageProps['view']): boolean {
  const last = timeline.findLast(({ type }) => type === 'asked' || type === 'added' || type === 'answered');
  return progress.state === 'inProgress' && last?.type === 'asked';
}

function CanDo({ acts, reopenUntil }: Pick<ComplaintPageProps, 'acts' | 'reopenUntil'>) {
  const context = useRenderContext();
  const date = reopenUntil === undefined ? '' : context.date(reopenUntil);
  const listed = acts.filter((act) => act !== 'rate');
  return (
    <section className="complaint-part" aria-labelledby="can-do">
      <h2 id="can-do">{context.t(complaintViewMessages.canDo)}</h2>
      {listed.length > 0 && (
        <ul className="complaint-acts">
          {listed.map((act) => (
            <li key={act}>
              <a href={context.to(ACTS[act].route)}>{context.t(ACTS[act].label)}</a>
              <p className="form-hint">
                <Unbroken text={context.t(ACTS[act].hint, { date })} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={context.to('complaint')} className="complaint-leave">
        <button type="submit">{context.t(complaintViewMessages.close)}</button>
        <p className="form-hint">
          <Unbroken text={context.t(complaintViewMessages.closeHint)} />
        </p>
      </form>
    </section>
  );
}

/** The office of the area; where none is known, the department. */
function WhomToAsk({ office, siteName, contact, hotline }: ComplaintPageProps) {
  const context = useRenderContext();
  const detail = office?.detail.kind === 'agency' ? office.detail : undefined;
  const { phone, email } = detail ?? contact;
  const hours = detail === undefined ? contact.hours?.[context.locale] : detail.hours;
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{context.t(complaintViewMessages.ask)}</h2>
      <p className="form-hint">{context.t(complaintViewMessages.askHint)}</p>
      <Facts
        facts={[
          {
            name: context.t(office === undefined ? complaintViewMessages.agency : complaintViewMessages.office),
            value: <strong>{office === undefined ? siteName : <TitleLink item={office} />}</strong>,
          },
          { name: context.t(pageLayoutMessages.phone), value: phone && <PhoneLink number={phone} /> },
          {
            name: context.t(pageLayoutMessages.email),
            value: email && (
              <a className="complaint-whole" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
          { name: context.t(agencyMessages.hours), value: hours },
        ]}
      />
      <p className="complaint-hotline">
        <a href={`tel:${hotline.number}`}>
          <Unbroken text={hotlineText(hotline, context)} />
        </a>
      </p>
    </section>
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
          <Fact term={complaintMessages.mobile} text={phone && groupedPhone(phone)} isWhole />
          <Fact term={complaintMessages.extraPhone} text={extraPhone && groupedPhone(extraPhone)} isWhole />
          <Fact term={formMessages.email} text={email} />
        </dl>
      </section>
    </>
  );
}

interface FactProps {
  readonly term: MessageDescriptor;
  readonly text: string | undefined;
  /** Of a number: it goes below its label before it breaks. */
  readonly isWhole?: boolean;
}

/** Nothing where there is no value. */
function Fact({ term, text, isWhole = false }: FactProps) {
  const context = useRenderContext();
  if (text === undefined) return null;
  return (
    <div>
      <dt>{context.t(term)}</dt>
      <dd className="complaint-text">{isWhole ? <span className="complaint-whole">{text}</span> : text}</dd>
    </div>
  );
}

function Entry({ entry }: { readonly entry: ShownEntry }) {
  const context = useRenderContext();
  const { type, at, operator, text, rating = '', files } = entry;
  if (type === 'assigned' || type === 'noted') return null;
  const date = <span className="complaint-whole">{context.dateTime(at)}</span>;
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
      <Files files={files} />
    </li>
  );
}

function Files({ files }: Pick<ShownEntry, 'files'>) {
  const context = useRenderContext();
  if (files.length === 0) return null;
  return (
    <ul className="complaint-files" aria-label={context.t(complaintViewMessages.files)}>
      {files.map(({ id, name, type, size }) => (
        <li key={id}>
          <a href={context.links.complaintFile(id)} download>
            {name}
          </a>{' '}
          <span className="complaint-date">
            ({type.toUpperCase()}, {context.fileSize(size)})
          </span>
        </li>
      ))}
    </ul>
  );
}
