import type { RequestHandler } from 'express';
import type { Feedback } from '#ports/Feedback.ts';
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
import type { Endpoint } from './Endpoint.ts';
import { posted, queryOf, siteOf } from './parameters.ts';

const PAGE = '/th/news/new-dam';

export const FEEDBACK_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'takeVote',
    group: 'feedback',
    method: 'post',
    path: PATHS.feedbackVotes,
    access: 'feedback:write',
    summary: 'Counts one answer to ‘Was this page useful?’',
    body: { shape: VoteWire, isRequired: true, example: { page: PAGE, useful: true } },
    answer: { is: 'nothing', says: 'It is counted.' },
    handle: ({ feedback }) => takeVote(feedback),
  },
  {
    name: 'takeComment',
    group: 'feedback',
    method: 'post',
    path: PATHS.feedbackComments,
    access: 'feedback:write',
    summary: 'Keeps one sentence about what a page lacks',
    body: { shape: CommentWire, isRequired: true, example: { page: PAGE, text: 'When will it be ready?' } },
    answer: { is: 'nothing', says: 'It is kept.' },
    handle: ({ feedback }) => takeComment(feedback),
  },
  {
    name: 'viewFeedback',
    group: 'feedback',
    method: 'get',
    path: PATHS.feedback,
    access: 'feedback:read',
    summary: 'What visitors say of pages, for those who look after them',
    query: FeedbackQueryWire,
    answer: {
      is: 'json',
      says: 'Answers and comments.',
      shape: FeedbackSummaryWire,
      example: {
        pages: [{ page: PAGE, useful: 12, notUseful: 3 }],
        comments: [{ page: PAGE, text: 'When will it be ready?', day: '2026-11-21' }],
      },
    },
    handle: ({ feedback }) => viewFeedback(feedback),
  },
];

function takeVote(feedback: Feedback): RequestHandler {
  return async (request, response) => {
    await feedback.vote({ site: siteOf(request), ...posted(request, voteFromWire) });
    response.status(204).end();
  };
}

function takeComment(feedback: Feedback): RequestHandler {
  return async (request, response) => {
    await feedback.comment({ site: siteOf(request), ...posted(request, commentFromWire) });
    response.status(204).end();
  };
}

function viewFeedback(feedback: Feedback): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, feedbackQueryFromWire);
    response.json(feedbackSummaryToWire(await feedback.summary({ site: siteOf(request), ...query })));
  };
}
