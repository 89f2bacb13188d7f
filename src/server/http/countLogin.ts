import { accountLoginLimit, loginSubject, networkLoginLimit } from '#domain/members/loginLimit.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Settings } from '#config/Settings.ts';
import type { Limits } from '#ports/Limits.ts';
import type { MemberSessions } from '#ports/members/MemberSessions.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';

export type LoginLimits = Pick<Settings, 'ACCOUNT_LOGINS_PER_MINUTE' | 'NETWORK_LOGINS_PER_MINUTE'>;

interface LoginAttempt {
  readonly site: SiteId;
  readonly name: LoginName;
  readonly session: Pick<VisitorSession, 'network' | 'knownBrowser'>;
}

/**
 * Counts a try to sign in, for the network, and for the account together with the network; a browser in which the account
 * was signed in counts by itself, so that strangers in the same network lock nobody out.
 *
 * @returns seconds until the visitor may try again; 0 when this try is allowed
 */
export async function countLogin(
  limits: Limits,
  sessions: Pick<MemberSessions, 'isBrowserKnown'>,
  { site, name, session: { network = '', knownBrowser } }: LoginAttempt,
  { ACCOUNT_LOGINS_PER_MINUTE: perAccount, NETWORK_LOGINS_PER_MINUTE: perNetwork }: LoginLimits,
): Promise<number> {
  const isKnown = knownBrowser !== undefined && (await sessions.isBrowserKnown(site, name, knownBrowser));
  const subject = loginSubject(name, network, isKnown ? knownBrowser : undefined);
  const wait = await limits.use(accountLoginLimit(perAccount), `${site} ${subject}`);
  return isKnown ? wait : Math.max(wait, await limits.use(networkLoginLimit(perNetwork), network));
}
