import { MAX_COMMENT_LENGTH } from '#domain/feedback/comment.ts';
import { feedbackMessages } from '../../messages/feedback.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The id of the field, for links to it. A page has one such form. */
export const COMMENT_ID = 'page-comment';
const HINT_ID = `${COMMENT_ID}-hint`;
const ERROR_ID = `${COMMENT_ID}-error`;

interface CommentFormProps {
  /** Path of the page that lacks something. */
  readonly about: string;
  readonly text?: string | undefined;
  /** Why the text was refused. */
  readonly error?: string | undefined;
  readonly hidden?: boolean;
}

/**
 * A field for one short sentence about what a page lacks. It accepts longer text than is allowed, because cutting off
 * pasted text would lose it.
 */
export function CommentForm({ about, text, error, hidden }: CommentFormProps) {
  const context = useRenderContext();
  return (
    <form method="post" action={context.to('feedback')} className="comment-form" hidden={hidden}>
      <input type="hidden" name="about" value={about} />
      <label htmlFor={COMMENT_ID}>{context.t(feedbackMessages.missing)}</label>
      <p id={HINT_ID} className="form-hint">
        {context.t(feedbackMessages.missingHint, { most: MAX_COMMENT_LENGTH })}
      </p>
      {error !== undefined && (
        <p id={ERROR_ID} className="form-error">
          {error}
        </p>
      )}
      <textarea
        id={COMMENT_ID}
        name="comment"
        rows={3}
        defaultValue={text}
        aria-describedby={error === undefined ? HINT_ID : `${ERROR_ID} ${HINT_ID}`}
        aria-invalid={error === undefined ? undefined : true}
      />
      <button className="button-quiet">{context.t(feedbackMessages.send)}</button>
    </form>
  );
}
