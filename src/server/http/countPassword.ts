import { accountLoginLimit } from '#domain/members/loginLimit.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Limits } from '#ports/Limits.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { LoginLimits } from './countLogin.ts';

/**
 * Counts a password that a member types again, to change something: as often as at sign-in, for each session, so that
 * whoever finds a browser signed in guesses no faster than a stranger and holds nobody up elsewhere. Throws `TooOften`.
 */
export async function countPassword(
  limits: Limits,
  site: SiteId,
  { user }: Pick<MemberSession, 'user'>,
  { ACCOUNT_LOGINS_PER_MINUTE }: Pick<LoginLimits, 'ACCOUNT_LOGINS_PER_MINUTE'>,
): Promise<void> {
  const wait = await limits.use(
    accountLoginLimit(ACCOUNT_LOGINS_PER_MINUTE),
    JSON.stringify([site, { session: user }]),
  );
  if (wait > 0) throw new TooOften(wait);
}
