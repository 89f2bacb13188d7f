import { accountLoginLimit } from '#domain/members/loginLimit.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { FormRequest } from '../actions/Action.ts';
import type { SignedInArea } from './MemberArea.ts';

/**
 * Counts a password that a member types again, to change something: as often as at sign-in, for each session, so that
 * whoever finds a browser signed in guesses no faster than a stranger and holds nobody up elsewhere. Throws `TooOften`.
 */
export async function countPasswordTry(request: FormRequest, { session: { user } }: SignedInArea): Promise<void> {
  const limit = accountLoginLimit(request.loginLimits.ACCOUNT_LOGINS_PER_MINUTE);
  const wait = await request.ports.limits.use(limit, JSON.stringify([request.site.id, { session: user }]));
  if (wait > 0) throw new TooOften(wait);
}
