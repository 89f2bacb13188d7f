import type { RequestHandler } from 'express';
import type { Tips } from '#ports/Tips.ts';
import { FILE_BODY_TYPE } from '#adapters/department-api/wire/AttachmentWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
  SealedRepliesWire,
  sealedRepliesToWire,
  StoredTipWire,
  storedTipToWire,
  tipQueryFromWire,
  TipQueryWire,
  TipRepliesQueryWire,
  tipRepliesQueryFromWire,
} from '#adapters/department-api/wire/TipWire.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { bodyOf, queryOf, signalOf, siteOf } from './parameters.ts';

const DAY = '2026-11-21';
const REFERENCE = '48209-37512';
const REPLY_KEY = 'age1qyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqs3290gq';

/** Tips and reports of misconduct, sealed by the website: this API cannot read them, and is not told who sends them. */
export const TIP_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'sendTip',
    group: 'tips',
    method: 'post',
    path: PATHS.tips,
    access: 'tips:write',
    isUnlogged: true,
    summary: 'Stores a sealed tip',
    details: 'The body is a file of the format age. One with the key of another is the same form, sent again.',
    query: TipQueryWire,
    body: { type: FILE_BODY_TYPE },
    response: {
      type: 'json',
      description: 'It is stored.',
      schema: StoredTipWire,
      example: { reference: REFERENCE, day: DAY, isNew: true },
    },
    problems: ['submissionChanged'],
    handle: ({ sealedTips }) => sendTip(sealedTips),
  },
  {
    name: 'tipReplies',
    group: 'tips',
    method: 'post',
    path: PATHS.tipReplies,
    access: 'tips:write',
    isUnlogged: true,
    summary: 'The sealed answers to a tip',
    body: { schema: TipRepliesQueryWire, isRequired: true, example: { replyKey: REPLY_KEY } },
    response: {
      type: 'json',
      description: 'The answers.',
      schema: SealedRepliesWire,
      example: { reference: REFERENCE, day: DAY, replies: [{ day: DAY, content: 'YWdlLWVuY3J5cHRpb24ub3JnL3YxCg==' }] },
    },
    problems: ['tipNotFound'],
    handle: ({ sealedTips }) => tipReplies(sealedTips),
  },
];

function sendTip(tips: Tips): RequestHandler {
  return async (request, response) => {
    const site = siteOf(request);
    const replyKey = queryOf(request, tipQueryFromWire);
    response.locals.bodyTimeout?.allowUpload();
    const stored = await tips.put({ site, replyKey, content: request }, signalOf(response));
    if (!stored.ok) throw new RefusalError(stored.code);
    response.json(storedTipToWire(stored.value));
  };
}

function tipReplies(tips: Tips): RequestHandler {
  return async (request, response) => {
    const replyKey = bodyOf(request, tipRepliesQueryFromWire);
    const replies = await tips.replies(siteOf(request), replyKey);
    if (replies === undefined) throw new RefusalError('tipNotFound');
    response.json(sealedRepliesToWire(replies));
  };
}
