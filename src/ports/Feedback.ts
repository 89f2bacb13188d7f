import type { CommentText } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from './VisitorSession.ts';

/** Comments of a site that are kept: one more, and the oldest goes. */
export const MAX_COMMENTS = 500;
/** Pages that a summary tells of. */
export const MAX_SUMMARY_PAGES = 200;

/**
 * What visitors say of pages. Nothing is kept that tells who it was: answers are numbers of a day, comments have the
 * day that they came on. A `session` is that of the visitor who says it. Throws `Unavailable`.
 */
export interface Feedback {
  /** Counts one answer to 'Was this page useful?'. */
  vote(vote: Vote, session?: VisitorSession): Promise<void>;
  /** Keeps one sentence about what a page lacks. */
  comment(comment: PageComment, session?: VisitorSession): Promise<void>;
  /** For those who look after the pages. */
  summary(query: FeedbackQuery): Promise<FeedbackSummary>;
}

export interface Vote {
  readonly site: SiteId;
  readonly page: PagePath;
  readonly useful: boolean;
}

export interface PageComment {
  readonly site: SiteId;
  readonly page: PagePath;
  readonly text: CommentText;
}

export interface FeedbackQuery {
  readonly site: SiteId;
  /** The first day, in the department's time zone. */
  readonly since: CalendarDate;
}

export interface FeedbackSummary {
  /** Those that were most often not useful first; at most `PAGES_TOLD`. */
  readonly pages: readonly PageVotes[];
  /** Newest first; at most `COMMENTS_KEPT`. */
  readonly comments: readonly StoredComment[];
}

export interface PageVotes {
  readonly page: PagePath;
  readonly useful: number;
  readonly notUseful: number;
}

export interface StoredComment extends Pick<PageComment, 'page' | 'text'> {
  readonly day: CalendarDate;
}
