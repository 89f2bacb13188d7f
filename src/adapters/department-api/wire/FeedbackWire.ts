import { MAX_COMMENT_LENGTH, parseComment, type CommentText } from '#domain/feedback/comment.ts';
import { PAGE_PATH, PAGE_PATH_MAX_LENGTH, parsePagePath, type PagePath } from '#domain/feedback/pagePath.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import type { FeedbackQuery, FeedbackSummary, StoredComment, PageComment, PageVotes, Vote } from '#ports/Feedback.ts';
import { decode, Parsed } from '#adapters/shape/decode.ts';
import { Flag, Whole } from '#adapters/shape/rules.ts';
import { ListOf } from '#adapters/shape/shape.ts';
import type { QueryParameters } from './QueryParameters.ts';
import { DATE_SCHEMA, Day } from './rules.ts';

const MOST_VOTES = 1_000_000_000;

function Page() {
  return Parsed(parsePagePath, 'the path of a page', { pattern: PAGE_PATH.source, maxLength: PAGE_PATH_MAX_LENGTH });
}

function CommentOf() {
  return Parsed(
    (text) => {
      const comment = parseComment(text);
      return comment.ok ? comment.value : undefined;
    },
    'a comment',
    { description: `One line of at most ${MAX_COMMENT_LENGTH} characters.` },
  );
}

export class VoteWire {
  @Page() readonly page!: PagePath;
  @Flag() readonly useful!: boolean;
}

export class CommentWire {
  @Page() readonly page!: PagePath;
  @CommentOf() readonly text!: CommentText;
}

class PageVotesWire implements PageVotes {
  @Page() readonly page!: PagePath;
  @Whole(0, MOST_VOTES) readonly useful!: number;
  @Whole(0, MOST_VOTES) readonly notUseful!: number;
}

class KeptCommentWire extends CommentWire implements StoredComment {
  @Day() readonly day!: CalendarDate;
}

export class FeedbackSummaryWire implements FeedbackSummary {
  @ListOf(() => PageVotesWire) readonly pages!: readonly PageVotesWire[];
  @ListOf(() => KeptCommentWire) readonly comments!: readonly KeptCommentWire[];
}

export function voteToWire({ page, useful }: Vote): VoteWire {
  return { page, useful };
}

/** Throws `ShapeError`, as the next ones. */
export function voteFromWire(json: unknown): Omit<Vote, 'site'> {
  return decode(VoteWire, json);
}

export function commentToWire({ page, text }: PageComment): CommentWire {
  return { page, text };
}

export function commentFromWire(json: unknown): Omit<PageComment, 'site'> {
  return decode(CommentWire, json);
}

export function feedbackSummaryToWire(summary: FeedbackSummary): FeedbackSummaryWire {
  return summary;
}

export function feedbackSummaryFromWire(json: unknown): FeedbackSummary {
  return decode(FeedbackSummaryWire, json);
}

export const FEEDBACK_QUESTION = {
  since: { says: 'The first day, in the department’s time zone.', schema: DATE_SCHEMA, isRequired: true },
} as const satisfies QueryParameters;

/** The query for a summary. */
export function feedbackQuestionToWire({ since }: FeedbackQuery): URLSearchParams {
  return new URLSearchParams({ since });
}

/** Undefined when it is malformed. */
export function feedbackQuestionFromWire(query: URLSearchParams): Omit<FeedbackQuery, 'site'> | undefined {
  const [text = '', ...more] = query.getAll('since');
  const since = parseCalendarDate(text);
  return since === undefined || more.length > 0 ? undefined : { since };
}
