import type { RequestHandler } from 'express';
import type { Inbox } from '#ports/Inbox.ts';
import {
  receiptToWire,
  ReceiptWire,
  submissionFromWire,
  SubmissionWire,
} from '#adapters/department-api/wire/InboxWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { bodyOf, siteOf } from './parameters.ts';

const EXAMPLE = {
  id: '00112233445566778899aabbccddeeff',
  content: {
    type: 'brokenFile',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    phone: '0812345678',
    email: 'somchai@example.org',
    topic: 'เปิดไฟล์ไม่ได้',
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
    details: 'With the files that were saved for it. A repeated request gets the receipt of the first one.',
    body: { schema: SubmissionWire, isRequired: true, example: EXAMPLE },
    response: {
      type: 'json',
      description: 'It is stored.',
      schema: ReceiptWire,
      example: { reference: '48209-37516', receivedAt: '2026-11-21T03:00:00.000Z' },
    },
    problems: ['submissionChanged', 'fileMissing', 'tooManyFiles'],
    handle: ({ inbox }) => submitMessage(inbox),
  },
];

function submitMessage(inbox: Inbox): RequestHandler {
  return async (request, response) => {
    const outcome = await inbox.submit({ site: siteOf(request), ...bodyOf(request, submissionFromWire) });
    if (!outcome.ok) throw new RefusalError(outcome.code);
    response.json(receiptToWire(outcome.value));
  };
}
