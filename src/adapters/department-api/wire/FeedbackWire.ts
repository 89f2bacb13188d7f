import { MAX_COMMENT_LENGTH, parseComment, type CommentText } from '#domain/feedback/comment.ts';
import { PAGE_PATH, PAGE_PATH_MAX_LENGTH, parsePagePath, type PagePath } from '#domain/feedback/pagePath.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { FeedbackQuery, FeedbackSummary, StoredComment, PageComment, PageVotes, Vote } from '#ports/Feedback.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody, readQuery } from './readRequest.ts';

const MAX_VOTES = 1_000_000_000;

function pagePath() {
  return field.parsed(parsePagePath, 'the path of a page', {
    pattern: PAGE_PATH.source,
    maxLength: PAGE_PATH_MAX_LENGTH,
  });
}

function comment() {
  return field.parsed(parseComment, 'a comment', {
    description: `One line of at most ${MAX_COMMENT_LENGTH} characters.`,
  });
}

export class VoteWire {
  @pagePath() readonly page!: PagePath;
  @field.boolean() readonly useful!: boolean;
}

export class CommentWire {
  @pagePath() readonly page!: PagePath;
  @comment() readonly text!: CommentText;
}

class PageVotesWire implements PageVotes {
  @pagePath() readonly page!: PagePath;
  @field.integer(0, MAX_VOTES) readonly useful!: number;
  @field.integer(0, MAX_VOTES) readonly notUseful!: number;
}

class StoredCommentWire extends CommentWire implements StoredComment {
  @field.date() readonly day!: CalendarDate;
}

export class FeedbackSummaryWire implements FeedbackSummary {
  @field.listOf(() => PageVotesWire) readonly pages!: readonly PageVotesWire[];
  @field.listOf(() => StoredCommentWire) readonly comments!: readonly StoredCommentWire[];
}

export function voteToWire({ page, useful }: Vote): VoteWire {
  return { page, useful };
}

/** Throws `SchemaError`, like the functions below. */
export function voteFromWire(json: unknown): Omit<Vote, 'site'> {
  return readBody(VoteWire, json);
}

export function commentToWire({ page, text }: PageComment): CommentWire {
  return { page, text };
}

export function commentFromWire(json: unknown): Omit<PageComment, 'site'> {
  return readBody(CommentWire, json);
}

export function feedbackSummaryToWire(summary: FeedbackSummary): FeedbackSummaryWire {
  return summary;
}

export function feedbackSummaryFromWire(json: unknown, onDropped?: OnDropped): FeedbackSummary {
  return readTolerant(FeedbackSummaryWire, json, onDropped);
}

/** Query of a summary. */
export class FeedbackQueryWire {
  @field.description('The first day, in the department’s time zone.') @field.date() readonly since!: CalendarDate;
}

export function feedbackQueryToWire({ since }: FeedbackQuery): URLSearchParams {
  return new URLSearchParams({ since });
}

/** Throws `SchemaError`. */
export function feedbackQueryFromWire(query: URLSearchParams): Omit<FeedbackQuery, 'site'> {
  return readQuery(FeedbackQueryWire, query);
}
