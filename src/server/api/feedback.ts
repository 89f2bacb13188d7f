import type { RequestHandler } from 'express';
import { FEEDBACK_PER_HOUR } from '#domain/feedback/feedbackLimit.ts';
import { hourlyLimit } from '#domain/limits/limit.ts';
import type { Feedback } from '#ports/Feedback.ts';
import type { Limits } from '#ports/Limits.ts';
import {
  commentFromWire,
  CommentWire,
  FeedbackQueryWire,
  feedbackQueryFromWire,
  feedbackSummaryToWire,
  FeedbackSummaryWire,
  voteFromWire,
  VoteWire,
} from '#adapters/department-api/wire/FeedbackWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { COUNTS_VISITORS, limitVisitor } from './limitVisitor.ts';
import { bodyOf, queryOf, siteOf } from './parameters.ts';

const FEEDBACK = hourlyLimit('feedback', FEEDBACK_PER_HOUR);
const PAGE = '/th/news/new-dam';

export const FEEDBACK_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'takeVote',
    group: 'feedback',
    method: 'post',
    path: PATHS.feedbackVotes,
    access: 'feedback:write',
    summary: 'Stores one vote on ‘Was this page useful?’',
    body: { schema: VoteWire, isRequired: true, example: { page: PAGE, useful: true } },
    details: COUNTS_VISITORS,
    response: { type: 'nothing', description: 'It is stored.' },
    problems: ['visitorTooOften'],
    handle: ({ feedback, limits }) => takeVote(feedback, limits),
  },
  {
    name: 'takeComment',
    group: 'feedback',
    method: 'post',
    path: PATHS.feedbackComments,
    access: 'feedback:write',
    summary: 'Stores one comment on what a page lacks',
    body: { schema: CommentWire, isRequired: true, example: { page: PAGE, text: 'When will it be ready?' } },
    details: COUNTS_VISITORS,
    response: { type: 'nothing', description: 'It is stored.' },
    problems: ['visitorTooOften'],
    handle: ({ feedback, limits }) => takeComment(feedback, limits),
  },
  {
    name: 'viewFeedback',
    group: 'feedback',
    method: 'get',
    path: PATHS.feedback,
    access: 'feedback:read',
    summary: 'The feedback on the pages of a site',
    query: FeedbackQueryWire,
    response: {
      type: 'json',
      description: 'Votes and comments.',
      schema: FeedbackSummaryWire,
      example: {
        pages: [{ page: PAGE, useful: 12, notUseful: 3 }],
        comments: [{ page: PAGE, text: 'When will it be ready?', day: '2026-11-21' }],
      },
    },
    handle: ({ feedback }) => viewFeedback(feedback),
  },
];

function takeVote(feedback: Feedback, limits: Limits): RequestHandler {
  return async (request, response) => {
    const vote = bodyOf(request, voteFromWire);
    await limitVisitor(limits, FEEDBACK, request, response);
    const outcome = await feedback.vote({ site: siteOf(request), ...vote });
    if (!outcome.ok) throw new RefusalError(outcome.code);
    response.status(204).end();
  };
}

function takeComment(feedback: Feedback, limits: Limits): RequestHandler {
  return async (request, response) => {
    const comment = bodyOf(request, commentFromWire);
    await limitVisitor(limits, FEEDBACK, request, response);
    const outcome = await feedback.comment({ site: siteOf(request), ...comment });
    if (!outcome.ok) throw new RefusalError(outcome.code);
    response.status(204).end();
  };
}

function viewFeedback(feedback: Feedback): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, feedbackQueryFromWire);
    response.json(feedbackSummaryToWire(await feedback.summary({ site: siteOf(request), ...query })));
  };
}
