import { MAX_EMAIL_LENGTH, parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { CodeRequest, CodeTicket, RobotAnswer, RobotChallenge, RobotCheck } from '#ports/RobotChecks.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody } from './readRequest.ts';

const ANSWER_LENGTH = 4_000;
const NAME_LENGTH = 400;

function account() {
  return field.text(NAME_LENGTH);
}

/** Body of a request for a challenge. */
export class ChallengeRequestWire {
  @field.description('The name with which somebody tries to sign in.')
  @field.optional()
  @account()
  readonly account?: string;
}

export class ChallengeWire implements RobotChallenge {
  @field.description('For the browser: JSON of a challenge of ALTCHA.') @field.string() readonly text!: string;
  @field.instant() readonly expiresAt!: Instant;
}

/** Body of a request for a mailed code. */
export class CodeRequestWire implements CodeRequest {
  @field.parsed(parseEmail, 'an e-mail address', { maxLength: MAX_EMAIL_LENGTH, format: 'idn-email' })
  readonly to!: EmailAddress;
  @field.description('Of the mail.') @field.oneOf(...LOCALES) readonly language!: Locale;
}

export class CodeTicketWire {
  @field.description('Goes with the code.') @field.string() readonly ticket!: string;
}

class WorkAnswerWire {
  @field.oneOf('work') readonly type!: 'work';
  @field.description('JSON of the challenge and its solution.') @field.text(ANSWER_LENGTH) readonly solution!: string;
}

class CodeAnswerWire {
  @field.oneOf('code') readonly type!: 'code';
  @field.text(ANSWER_LENGTH) readonly ticket!: string;
  @field.description('As the person typed it.') @field.text(ANSWER_LENGTH) readonly code!: string;
}

/** Body of an answer that is spent. */
export class SpentCheckWire {
  @field.union('type', () => ({ work: WorkAnswerWire, code: CodeAnswerWire })) readonly answer!: RobotAnswer;
  @field.description('The id of what it is spent for: the same answer passes again for the same use only.')
  @field.text(NAME_LENGTH)
  readonly use!: string;
  @field.optional() @account() readonly account?: string;
}

/** Body of a sign-in that failed. */
export class FailedSignInWire {
  @account() readonly account!: string;
}

export function challengeRequestToWire(account: string | undefined): ChallengeRequestWire {
  return account === undefined ? {} : { account };
}

/** Throws `SchemaError`, like the functions below. */
export function challengeRequestFromWire(json: unknown): string | undefined {
  return readBody(ChallengeRequestWire, json).account;
}

export function challengeToWire(challenge: RobotChallenge): ChallengeWire {
  return challenge;
}

export function challengeFromWire(json: unknown, onDropped?: OnDropped): RobotChallenge {
  return readTolerant(ChallengeWire, json, onDropped);
}

export function codeRequestToWire(request: CodeRequest): CodeRequestWire {
  return request;
}

export function codeRequestFromWire(json: unknown): CodeRequest {
  return readBody(CodeRequestWire, json);
}

export function codeTicketToWire(ticket: CodeTicket): CodeTicketWire {
  return { ticket };
}

export function codeTicketFromWire(json: unknown, onDropped?: OnDropped): CodeTicket {
  return readTolerant(CodeTicketWire, json, onDropped).ticket as CodeTicket;
}

export function spentCheckToWire({ site: _, ...check }: RobotCheck): SpentCheckWire {
  return check;
}

export function spentCheckFromWire(json: unknown): Omit<RobotCheck, 'site'> {
  return readBody(SpentCheckWire, json);
}

export function failedSignInFromWire(json: unknown): string {
  return readBody(FailedSignInWire, json).account;
}
