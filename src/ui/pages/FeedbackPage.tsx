import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { COMMENT_ID, CommentForm } from '../components/form/CommentForm.tsx';
import { contactMessages } from '../messages/contact.ts';
import { feedbackMessages } from '../messages/feedback.ts';
import { refusals } from '../messages/refusals.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { FeedbackPageProps, FeedbackState } from './props.ts';

/** The page after feedback: thanks, a form for a comment, or the reason why the feedback was refused. */
export function FeedbackPage({ about, state }: FeedbackPageProps) {
  const context = useRenderContext();
  return (
    <div className="container feedback-page">
      <Breadcrumbs current={context.t(titles.feedback)} />
      <Top state={state} />
      <Comment about={about} state={state} />
      <p className="feedback-page-reply">
        {context.t(feedbackMessages.noReply)} <a href={context.to('contact')}>{context.t(contactMessages.title)}</a>
      </p>
      <ButtonLink href={about} label={context.t(feedbackMessages.back)} />
    </div>
  );
}

function Top({ state }: { readonly state: FeedbackState }) {
  const context = useRenderContext();
  switch (state.type) {
    case 'form':
      return <h1>{context.t(titles.feedback)}</h1>;
    case 'thanks':
      return <h1>{context.t(state.submitted === 'comment' ? feedbackMessages.received : feedbackMessages.counted)}</h1>;
    case 'refusal': {
      const reason = context.t(refusals[state.problem]);
      return (
        <div className="error-summary" role="alert">
          <h1>{context.t(feedbackMessages.problem)}</h1>
          <p>{state.text === undefined ? reason : <a href={`#${COMMENT_ID}`}>{reason}</a>}</p>
        </div>
      );
    }
  }
}

function Comment({ about, state }: FeedbackPageProps) {
  const context = useRenderContext();
  if (state.type === 'form' || (state.type === 'thanks' && state.submitted === 'no'))
    return <CommentForm about={about} />;
  if (state.type !== 'refusal' || state.text === undefined) return null;
  return <CommentForm about={about} text={state.text} error={context.t(refusals[state.problem])} />;
}
