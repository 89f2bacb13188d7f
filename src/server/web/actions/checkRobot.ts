import type { EmailAddress } from '#domain/forms/email.ts';
import type { RobotAnswer } from '#ports/RobotChecks.ts';
import {
  KEPT_SECRETS_NAME,
  MAILED_CODE,
  ROBOT_CHECK_NAME,
  ROBOT_CODE_NAME,
  ROBOT_TICKET_NAME,
} from '#ui/forms/fieldNames.ts';
import type { FieldErrors } from '#ui/forms/FormState.ts';
import { sealAccount } from '../robotAccount.ts';
import type { FormRequest } from './Action.ts';
import { keepSecrets } from './keptSecrets.ts';

export interface CheckedForm {
  /** What the answer is spent for: the id of a submission, or random for what nobody may repeat. */
  readonly use: string;
  /** Where a code is mailed to; absent when the person gave no address. */
  readonly email: EmailAddress | undefined;
  /** With which name somebody tries to sign in. */
  readonly account?: string;
}

/** What the page of a form needs that did not pass the robot check. */
export interface RobotRefusal {
  readonly errors: FieldErrors;
  readonly robotCheckFor?: string;
  /** Fields in place of those that were sent. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a form has no more when its answer is spent and the form is refused for something else. */
export const SPENT_CODE = { [ROBOT_TICKET_NAME]: '', [KEPT_SECRETS_NAME]: '' } as const;

/**
 * The robot check of a form whose fields are right otherwise: spends its answer, or mails a code to who sent none. Throws
 * `Unavailable` and `TooOften`.
 *
 * @returns undefined when it is passed
 */
export async function checkRobot(
  request: FormRequest,
  { use, email, account }: CheckedForm,
): Promise<RobotRefusal | undefined> {
  const { fields, ports, site, session, locale, seal } = request;
  const { robotChecks } = ports;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const [solution, ticket, code] = [text(ROBOT_CHECK_NAME), text(ROBOT_TICKET_NAME), text(ROBOT_CODE_NAME)];
  const refuse = (error: FieldErrors[string], more: Omit<RobotRefusal, 'errors'> = {}) => ({
    errors: { [ROBOT_CHECK_NAME]: error },
    ...(account !== undefined && { robotCheckFor: sealAccount(seal, site.id, account) }),
    ...more,
  });
  if (solution === '') return refuse('required');
  const isCode = solution === MAILED_CODE;
  if (isCode && (ticket === '' || code === '')) {
    if (email === undefined) return refuse('codeNeedsEmail');
    const mailed = await robotChecks.mailCode(site.id, { to: email, language: locale }, session);
    return refuse('required', {
      values: { [ROBOT_TICKET_NAME]: mailed, [KEPT_SECRETS_NAME]: keepSecrets(request, mailed) },
    });
  }
  const answer: RobotAnswer = isCode ? { type: 'code', ticket, code } : { type: 'work', solution };
  const check = { site: site.id, answer, use, ...(account !== undefined && { account }) };
  const passed = await robotChecks.pass(check, session);
  if (passed.ok) return undefined;
  return refuse(isCode ? 'robotCodeWrong' : passed.code);
}
