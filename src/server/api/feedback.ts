import type { RequestHandler } from 'express';
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
import { FormLimit } from '../http/FormLimit.ts';
import type { ApiSettings, Endpoint } from './Endpoint.ts';
import { bodyOf, queryOf, siteOf } from './parameters.ts';
import { COUNTS_VISITORS, takeForm } from './takeForm.ts';

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
    handle: ({ feedback, limits }, settings) => takeVote(feedback, limitOf(limits, settings)),
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
    handle: ({ feedback, limits }, settings) => takeComment(feedback, limitOf(limits, settings)),
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

/** Votes and comments are counted together. */
function limitOf(limits: Limits, { FEEDBACK_PER_HOUR }: ApiSettings): FormLimit {
  return new FormLimit(limits, 'feedback', FEEDBACK_PER_HOUR);
}

function takeVote(feedback: Feedback, limit: FormLimit): RequestHandler {
  return async (request, response) => {
    const vote = bodyOf(request, voteFromWire);
    await takeForm(limit, request, response, () => feedback.vote({ site: siteOf(request), ...vote }));
    response.status(204).end();
  };
}

function takeComment(feedback: Feedback, limit: FormLimit): RequestHandler {
  return async (request, response) => {
    const comment = bodyOf(request, commentFromWire);
    await takeForm(limit, request, response, () => feedback.comment({ site: siteOf(request), ...comment }));
    response.status(204).end();
  };
}

function viewFeedback(feedback: Feedback): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, feedbackQueryFromWire);
    response.json(feedbackSummaryToWire(await feedback.summary({ site: siteOf(request), ...query })));
  };
}
