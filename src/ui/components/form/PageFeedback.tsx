import { feedbackMessages } from '../../messages/feedback.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { CommentForm } from './CommentForm.tsx';

interface PageFeedbackProps {
  /** Path of the page that the question is about. */
  readonly about: string;
}

/**
 * 'Was this page useful?' at the end of a page, the same for every visitor. Without scripts each button leads to a page
 * of thanks. The enhancement module shows the thanks here, and after 'no' the hidden field.
 */
export function PageFeedback({ about }: PageFeedbackProps) {
  const context = useRenderContext();
  return (
    <section
      className="page-feedback"
      aria-labelledby="page-feedback-title"
      data-enhance="feedback"
      data-counted={context.t(feedbackMessages.counted)}
      data-received={context.t(feedbackMessages.received)}
      data-unsent={context.t(feedbackMessages.unsent)}
    >
      <h2 id="page-feedback-title" className="page-feedback-title">
        {context.t(feedbackMessages.question)}
      </h2>
      <p className="page-feedback-status" role="status" tabIndex={-1} />
      <form method="post" action={context.to('feedback')} className="page-feedback-votes">
        <input type="hidden" name="about" value={about} />
        <button name="useful" value="yes" className="button-quiet">
          {context.t(feedbackMessages.yes)}
        </button>
        <button name="useful" value="no" className="button-quiet">
          {context.t(feedbackMessages.no)}
        </button>
      </form>
      <CommentForm about={about} hidden />
    </section>
  );
}
