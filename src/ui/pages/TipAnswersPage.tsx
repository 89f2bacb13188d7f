import type { MessageDescriptor } from '@formatjs/intl';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { AsWritten } from '../components/text/AsWritten.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { EARLIER_TIP_NAME } from '../forms/fieldNames.ts';
import type { FormState } from '../forms/FormState.ts';
import { tipCodeRules } from '../forms/tipRules.ts';
import { formMessages } from '../messages/form.ts';
import { tipAnswersMessages } from '../messages/tipAnswers.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { OtherWays, type OtherWaysProps } from './OtherWays.tsx';
import { TipsClosed } from './TipsClosed.tsx';
import type { TipAnswersPageProps, TipRepliesProps } from './tipProps.ts';

/** Shows the department's answers to a tip to who has the code of its receipt. */
export function TipAnswersPage({ form, answered, ...otherWays }: TipAnswersPageProps) {
  const context = useRenderContext();
  const title = context.t(answered?.replies.length === 0 ? tipAnswersMessages.none : tipAnswersMessages.title);
  const codePage = { label: context.t(tipMessages.readAnswers), href: context.to('tipAnswers') };
  return (
    <div className="container entry-page">
      <Breadcrumbs {...(answered !== undefined && { trail: [codePage] })} current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        {form !== undefined && <PageIntro text={context.t(tipAnswersMessages.intro)} />}
      </header>
      {form !== undefined && <CodeForm form={form} />}
      {answered !== undefined && <Answered {...answered} otherWays={otherWays} />}
      {form === undefined && answered === undefined && (
        <TipsClosed
          title={context.t(tipAnswersMessages.closed)}
          text={context.t(tipAnswersMessages.askOtherwise)}
          {...otherWays}
        />
      )}
    </div>
  );
}

function CodeForm({ form }: { readonly form: FormState }) {
  const context = useRenderContext();
  return (
    <>
      <PostForm action={context.to('tipAnswers')} rules={tipCodeRules} state={form} savesDraft={false}>
        <TextField name="tipCode" hint={context.t(tipAnswersMessages.codeHint)} autoComplete="off" />
        <SubmitButton label={context.t(tipAnswersMessages.show)} />
      </PostForm>
      <ul className="entry-links">
        {TIP_FORMS.map(({ route, title }) => (
          <li key={route}>
            <a href={context.to(route)}>{context.t(title)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AnsweredProps extends TipRepliesProps {
  readonly otherWays: OtherWaysProps;
}

/** An answer may ask something: how to answer it comes first then. */
function Answered({ reference, day, openedAt, replies, otherWays }: AnsweredProps) {
  const context = useRenderContext();
  const hasAnswers = replies.length > 0;
  return (
    <div className="tip-answered">
      <Facts
        facts={[
          { name: context.t(formMessages.reference), value: reference },
          { name: context.t(tipMessages.day), value: context.date(day) },
          { name: context.t(tipAnswersMessages.openedAt), value: context.dateTime(openedAt) },
        ]}
      />
      {!hasAnswers && <Paragraph message={tipAnswersMessages.sealed} />}
      {hasAnswers ? <Replies replies={replies} /> : <NoReply />}
      {hasAnswers && <WritingAgain reference={reference} title={tipAnswersMessages.writeAgain} />}
      <section className="tip-answered-part">
        <h2>{context.t(tipAnswersMessages.yourCode)}</h2>
        <Paragraph message={tipAnswersMessages.keep} />
      </section>
      {!hasAnswers && <WritingAgain reference={reference} title={tipAnswersMessages.sendMore} />}
      {!hasAnswers && <AskOtherwise {...otherWays} />}
      <section className="tip-answered-part">
        <h2>{context.t(tipAnswersMessages.finished)}</h2>
        <Paragraph message={tipAnswersMessages.close} />
      </section>
    </div>
  );
}

function Replies({ replies }: Pick<TipRepliesProps, 'replies'>) {
  const context = useRenderContext();
  return (
    <section className="tip-answered-part" aria-live="polite">
      {replies.map(({ day, text }, index) => (
        <article key={index} className="tip-reply">
          <h2>
            <Unbroken text={context.t(tipAnswersMessages.answerOf)} />
          </h2>
          <p className="tip-reply-date">{context.date(day)}</p>
          <p className="tip-reply-text">
            {text === undefined ? context.t(tipAnswersMessages.unreadable) : <AsWritten text={text} />}
          </p>
        </article>
      ))}
      <Paragraph message={tipAnswersMessages.more} />
      <ComeBack />
    </section>
  );
}

/** What happens while there is no answer. */
function NoReply() {
  const context = useRenderContext();
  return (
    <section className="tip-reply" aria-live="polite">
      <h2>{context.t(formMessages.next)}</h2>
      <Paragraph message={tipAnswersMessages.wait} />
      <Paragraph message={tipAnswersMessages.reached} />
      <ComeBack />
      <Paragraph message={tipAnswersMessages.leave} />
    </section>
  );
}

/** How the page is found again: nobody is to keep its address. */
function ComeBack() {
  const context = useRenderContext();
  const page = <a href={context.to('tipAnswers')}>{context.t(tipMessages.readAnswers)}</a>;
  const misconduct = <Unbroken text={context.t(tipMessages.misconductTitle)} />;
  const election = <Unbroken text={context.t(tipMessages.electionTitle)} />;
  return (
    <p>
      <Sentence message={tipAnswersMessages.comeBack} parts={{ page, misconduct, election }} />
    </p>
  );
}

/** Whom else somebody can ask when no answer comes. */
function AskOtherwise(otherWays: OtherWaysProps) {
  const context = useRenderContext();
  return (
    <section className="tip-answered-part">
      <h2>{context.t(tipAnswersMessages.noAnswer)}</h2>
      <Paragraph message={tipAnswersMessages.askOtherwise} />
      <Paragraph message={tipAnswersMessages.answerHere} />
      <OtherWays {...otherWays} />
      <Paragraph message={tipAnswersMessages.outsideUnknown} />
    </section>
  );
}

interface WritingAgainProps extends Pick<TipRepliesProps, 'reference'> {
  readonly title: MessageDescriptor;
}

/**
 * How somebody answers the department, or adds to a tip, without a name: by a form that is posted the number, so that no
 * address has it. Which of the forms was used before is sealed in the tip.
 */
function WritingAgain({ reference, title }: WritingAgainProps) {
  const context = useRenderContext();
  return (
    <section className="tip-answered-part">
      <h2>{context.t(title)}</h2>
      <Paragraph message={tipAnswersMessages.newCode} />
      <Paragraph message={tipAnswersMessages.whichForm} />
      <div className="submit">
        {TIP_FORMS.map(({ route, addTo }) => (
          <form key={route} method="post" action={context.to(route)}>
            <button type="submit" className="button-quiet" name={EARLIER_TIP_NAME} value={reference}>
              {context.t(addTo)}
            </button>
          </form>
        ))}
      </div>
    </section>
  );
}

function Paragraph({ message }: { readonly message: MessageDescriptor }) {
  const context = useRenderContext();
  return (
    <p>
      <Unbroken text={context.t(message)} />
    </p>
  );
}

const TIP_FORMS = [
  { route: 'reportMisconduct', title: tipMessages.misconductTitle, addTo: tipAnswersMessages.addToMisconduct },
  { route: 'reportElectionCorruption', title: tipMessages.electionTitle, addTo: tipAnswersMessages.addToElection },
] as const;
