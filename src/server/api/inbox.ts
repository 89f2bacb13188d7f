import type { RequestHandler } from 'express';
import type { Inbox } from '#ports/Inbox.ts';
import type { Limits } from '#ports/Limits.ts';
import {
  receiptToWire,
  ReceiptWire,
  submissionFromWire,
  SubmissionWire,
} from '#adapters/department-api/wire/InboxWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { FormLimit } from '../http/FormLimit.ts';
import type { Endpoint } from './Endpoint.ts';
import { bodyOf, siteOf } from './parameters.ts';
import { COUNTS_VISITORS, takeForm } from './takeForm.ts';

const EXAMPLE = {
  id: '00112233445566778899aabbccddeeff',
  content: {
    type: 'brokenFile',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    phone: '0812345678',
    email: 'somchai@example.org',
    topic: 'file',
    page: '/th/documents',
  },
  files: [],
};

export const INBOX_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'submitMessage',
    group: 'inbox',
    method: 'post',
    path: PATHS.inbox,
    access: 'inbox:write',
    summary: 'Stores a contact message, or a report of a broken file',
    details: `With the files that were saved for it. A repeated request gets the receipt of the first one. ${COUNTS_VISITORS}`,
    body: { schema: SubmissionWire, isRequired: true, example: EXAMPLE },
    response: {
      type: 'json',
      description: 'It is stored.',
      schema: ReceiptWire,
      example: { reference: '48209-37512', receivedAt: '2026-11-21T03:00:00.000Z' },
    },
    problems: ['submissionChanged', 'fileMissing', 'tooManyFiles', 'visitorTooOften'],
    handle: ({ inbox, limits }, { MESSAGES_PER_HOUR }) => submitMessage(inbox, limits, MESSAGES_PER_HOUR),
  },
];

function submitMessage(inbox: Inbox, limits: Limits, perHour: number): RequestHandler {
  return async (request, response) => {
    const submission = bodyOf(request, submissionFromWire);
    const limit = new FormLimit(limits, submission.content.type, perHour);
    const receipt = await takeForm(limit, request, response, () =>
      inbox.submit({ site: siteOf(request), ...submission }),
    );
    response.json(receiptToWire(receipt));
  };
}
