import { SECOND_STEP_SECONDS } from '#domain/members/secondStep.ts';
import { parseSecretToken, type SecretToken } from '#domain/session/secretToken.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'members_second_step';

/** Remembers in the browser a sign-in that waits for its second step. */
export function secondStepCookie(step: SecretToken): CookieToSet {
  return { name: COOKIE, value: step, seconds: SECOND_STEP_SECONDS, isHttpOnly: true };
}

/** The sign-in that waits in this browser; undefined when none does. */
export function openSecondStep({ visitor }: PageRequest): SecretToken | undefined {
  return parseSecretToken(visitor.cookie(COOKIE) ?? '');
}

export function forgetSecondStep(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}
