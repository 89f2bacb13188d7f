import { feedbackMessages } from '../../messages/feedback.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { CommentForm } from './CommentForm.tsx';

interface PageFeedbackProps {
  /** Path of the page that is asked about. */
  readonly about: string;
}

/**
 * 'Was this page useful?' at the foot of a page, the same for everybody. Without scripts each button leads to a page of
 * thanks; the enhancement module says them here, and shows what waits hidden: the words to say, the field after 'no'.
 */
export function PageFeedback({ about }: PageFeedbackProps) {
  const page = useRenderContext();
  return (
    <section
      className="page-feedback"
      aria-labelledby="page-feedback-title"
      data-enhance="feedback"
      data-counted={page.t(feedbackMessages.counted)}
      data-kept={page.t(feedbackMessages.kept)}
      data-unsent={page.t(feedbackMessages.unsent)}
    >
      <h2 id="page-feedback-title" className="page-feedback-title">
        {page.t(feedbackMessages.question)}
      </h2>
      <p className="page-feedback-status" role="status" tabIndex={-1} />
      <form method="post" action={page.to('feedback')} className="page-feedback-votes">
        <input type="hidden" name="about" value={about} />
        <button name="useful" value="yes" className="button-quiet">
          {page.t(feedbackMessages.yes)}
        </button>
        <button name="useful" value="no" className="button-quiet">
          {page.t(feedbackMessages.no)}
        </button>
      </form>
      <CommentForm about={about} hidden />
    </section>
  );
}
