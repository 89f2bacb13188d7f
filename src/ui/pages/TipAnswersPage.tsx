import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
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
      {replies !== undefined && <Replies replies={replies} />}
      {form === undefined && replies === undefined && <TipsClosed contact={contact} hotline={hotline} />}
      {(form !== undefined || replies?.length === 0) && (
        <ul className="entry-links">
          {replies !== undefined && (
            <li>
              <a href={context.to('tipAnswers')}>{context.t(tipAnswersMessages.again)}</a>
            </li>
          )}
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
      {replies.length === 0 && <p className="entry-notice">{context.t(tipAnswersMessages.none)}</p>}
      {replies.map(({ day, text }, index) => (
        <article key={index} className="tip-reply">
          <h2 className="tip-reply-day">{context.date(day)}</h2>
          <p className="tip-reply-text">{text ?? context.t(tipAnswersMessages.unreadable)}</p>
        </article>
      ))}
      {replies.length > 0 && <p>{context.t(tipAnswersMessages.close)}</p>}
    </section>
  );
}
