import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { tipCodeRules } from '../forms/tipRules.ts';
import { tipAnswersMessages } from '../messages/tipAnswers.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { TipsClosed } from './TipsClosed.tsx';
import type { TipAnswersPageProps, TipReply } from './tipProps.ts';

/** Shows the department's answers to a tip to who has the code of its receipt. */
export function TipAnswersPage({ form, replies, contact, hotline }: TipAnswersPageProps) {
  const context = useRenderContext();
  const title = context.t(tipAnswersMessages.title);
  return (
    <div className="container entry-page">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        {form !== undefined && <PageIntro text={context.t(tipAnswersMessages.intro)} />}
      </header>
      {form !== undefined && (
        <PostForm action={context.to('tipAnswers')} rules={tipCodeRules} state={form} savesDraft={false}>
          <TextField name="tipCode" hint={context.t(tipAnswersMessages.codeHint)} autoComplete="off" />
          <SubmitButton label={context.t(tipAnswersMessages.show)} />
        </PostForm>
      )}
      {replies !== undefined && replies.length > 0 && <Replies replies={replies} />}
      {form === undefined && replies === undefined && <TipsClosed contact={contact} hotline={hotline} />}
      {replies?.length === 0 && <NoReply />}
      {replies !== undefined && <WritingAgain />}
      {(form !== undefined || replies !== undefined) && (
        <ul className="entry-links">
          <li>
            <a href={context.to('reportMisconduct')}>{context.t(tipMessages.misconductTitle)}</a>
          </li>
          <li>
            <a href={context.to('reportElectionCorruption')}>{context.t(tipMessages.electionTitle)}</a>
          </li>
        </ul>
      )}
    </div>
  );
}

function Replies({ replies }: { readonly replies: readonly TipReply[] }) {
  const context = useRenderContext();
  return (
    <section className="tip-replies" aria-live="polite">
      {replies.map(({ day, text }, index) => (
        <article key={index} className="tip-reply">
          <h2 className="tip-reply-day">
            <Unbroken text={context.t(tipAnswersMessages.answerOf)} />
            <span className="tip-reply-date">{context.date(day)}</span>
          </h2>
          <p className="tip-reply-text">{text ?? context.t(tipAnswersMessages.unreadable)}</p>
        </article>
      ))}
      <p>
        <Unbroken text={`${context.t(tipAnswersMessages.more)} ${context.t(tipAnswersMessages.keep)}`} />
      </p>
      <p>{context.t(tipAnswersMessages.close)}</p>
    </section>
  );
}

/** How somebody answers the department, or adds to a tip, without a name; the links to the forms follow it. */
function WritingAgain() {
  const context = useRenderContext();
  return (
    <>
      <h2 className="entry-ways">{context.t(tipAnswersMessages.others)}</h2>
      <p>
        <Unbroken text={context.t(tipAnswersMessages.othersHow)} />
      </p>
    </>
  );
}

/** What happens while there is no answer. */
function NoReply() {
  const context = useRenderContext();
  const sentences = [tipAnswersMessages.arrived, tipMessages.nextRead, tipMessages.nextAnswer, tipAnswersMessages.keep];
  return (
    <section className="tip-replies" aria-live="polite">
      <div className="entry-notice">
        <h2>{context.t(tipAnswersMessages.none)}</h2>
        <p>
          <Unbroken text={sentences.map((sentence) => context.t(sentence)).join(' ')} />
        </p>
      </div>
      <p>
        <ButtonLink href={context.to('tipAnswers')} label={context.t(tipAnswersMessages.again)} />
      </p>
    </section>
  );
}
