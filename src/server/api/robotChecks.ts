import type { RequestHandler } from 'express';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
  challengeRequestFromWire,
  ChallengeRequestWire,
  challengeToWire,
  ChallengeWire,
  codeRequestFromWire,
  CodeRequestWire,
  codeTicketToWire,
  CodeTicketWire,
  failedSignInFromWire,
  FailedSignInWire,
  spentCheckFromWire,
  SpentCheckWire,
} from '#adapters/department-api/wire/RobotCheckWire.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { bodyOf, siteOf } from './parameters.ts';
import { orTooOften, visitorOf } from './memberRequest.ts';
import { COUNTS_VISITORS } from './takeForm.ts';

const TICKET = '00112233445566778899aabbccddeeff 2026-11-21T03:30:00.000Z Zm9yZ2VkLXNpZ25hdHVyZS1mb3JnZWQtc2lnbmF0dXJl';

export const ROBOT_CHECK_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'beginRobotCheck',
    group: 'inbox',
    method: 'post',
    path: PATHS.robotChallenges,
    access: 'checks:write',
    summary: 'A challenge that a visitor’s browser solves by work',
    details: `It takes the more work the more sign-ins have failed. ${COUNTS_VISITORS}`,
    body: { schema: ChallengeRequestWire, isRequired: false, example: {} },
    response: {
      type: 'json',
      description: 'The challenge.',
      schema: ChallengeWire,
      example: { text: '{"parameters":{},"signature":""}', expiresAt: '2026-11-21T04:00:00.000Z' },
    },
    problems: ['visitorTooOften'],
    handle: ({ robotChecks }) => begin(robotChecks),
  },
  {
    name: 'mailRobotCode',
    group: 'inbox',
    method: 'post',
    path: PATHS.robotCodes,
    access: 'checks:write',
    summary: 'Mails a code to a visitor whose browser has no scripts',
    details: `The response is the same when the mailbox has had too many mails, and no mail is sent. ${COUNTS_VISITORS}`,
    body: { schema: CodeRequestWire, isRequired: true, example: { to: 'somchai@example.org', language: 'th' } },
    response: { type: 'json', description: 'It is sent.', schema: CodeTicketWire, example: { ticket: TICKET } },
    problems: ['visitorTooOften'],
    handle: ({ robotChecks }) => mailCode(robotChecks),
  },
  {
    name: 'passRobotCheck',
    group: 'inbox',
    method: 'post',
    path: PATHS.robotChecks,
    access: 'checks:write',
    summary: 'Spends the answer to a robot check',
    body: {
      schema: SpentCheckWire,
      isRequired: true,
      example: {
        answer: { type: 'code', ticket: TICKET, code: '123456' },
        use: '00112233445566778899aabbccddeeff',
      },
    },
    response: { type: 'nothing', description: 'It passes.' },
    problems: ['robotCheckFailed'],
    handle: ({ robotChecks }) => pass(robotChecks),
  },
  {
    name: 'noteFailedSignIn',
    group: 'inbox',
    method: 'post',
    path: PATHS.failedSignIns,
    access: 'checks:write',
    summary: 'Counts a sign-in that failed',
    details: COUNTS_VISITORS,
    body: { schema: FailedSignInWire, isRequired: true, example: { account: 'somchai@example.org' } },
    response: { type: 'nothing', description: 'It is counted.' },
    handle: ({ robotChecks }) => noteFailure(robotChecks),
  },
];

function begin(robotChecks: RobotChecks): RequestHandler {
  return async (request, response) => {
    const account = bodyOf(request, challengeRequestFromWire);
    const session = visitorOf(request, response, undefined);
    const challenge = await orTooOften(robotChecks.begin(siteOf(request), session, account));
    response.json(challengeToWire(challenge));
  };
}

function mailCode(robotChecks: RobotChecks): RequestHandler {
  return async (request, response) => {
    const code = bodyOf(request, codeRequestFromWire);
    const session = visitorOf(request, response, undefined);
    const ticket = await orTooOften(robotChecks.mailCode(siteOf(request), code, session));
    response.json(codeTicketToWire(ticket));
  };
}

function pass(robotChecks: RobotChecks): RequestHandler {
  return async (request, response) => {
    const check = bodyOf(request, spentCheckFromWire);
    const passed = await robotChecks.pass({ site: siteOf(request), ...check }, visitorOf(request, response, undefined));
    if (!passed.ok) throw new RefusalError(passed.code);
    response.status(204).end();
  };
}

function noteFailure(robotChecks: RobotChecks): RequestHandler {
  return async (request, response) => {
    const account = bodyOf(request, failedSignInFromWire);
    await robotChecks.noteFailure(siteOf(request), account, visitorOf(request, response, undefined));
    response.status(204).end();
  };
}
