import type { CommentText } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from './VisitorSession.ts';

/** How many comments of a site are stored. When there is one more, the oldest is deleted. */
export const MAX_COMMENTS = 500;
/** How many pages a summary can contain. */
export const MAX_SUMMARY_PAGES = 200;

/**
 * Visitors' feedback about pages. Nothing is stored that identifies a visitor: votes are counted per day, and a comment
 * is stored with its day only. `session` is the session of the visitor who gives the feedback. Throws `Unavailable`
 * and, from `vote` and `comment`, `TooOften`; these two are refused as 'siteNotFound' when no such site is published.
 */
export interface Feedback {
  /** Counts one answer to the question 'Was this page useful?'. */
  vote(vote: Vote, session?: VisitorSession): Promise<Outcome<undefined, 'siteNotFound'>>;
  /** Stores one comment about what a page lacks. */
  comment(comment: PageComment, session?: VisitorSession): Promise<Outcome<undefined, 'siteNotFound'>>;
  /** A summary for the editors of the pages. */
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
  /** The first day of the summary, in the department's time zone. */
  readonly since: CalendarDate;
}

export interface FeedbackSummary {
  /** The pages with the most votes 'not useful' first; at most `MAX_SUMMARY_PAGES`. */
  readonly pages: readonly PageVotes[];
  /** Newest first; at most `MAX_COMMENTS`. */
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
