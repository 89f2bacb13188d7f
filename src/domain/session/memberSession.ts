import { addSeconds, type Instant } from '../instant.ts';
import type { SiteId } from '../site/siteId.ts';
import { MEMBER_TOKEN_SECONDS } from './tokenHolders.ts';

/** A member's session, as it is stored. Its token is stored as a digest only, and is new at each sign-in. */
export interface StoredSession {
  /** A session is valid at one site. */
  readonly site: SiteId;
  readonly startedAt: Instant;
  readonly lastUsedAt: Instant;
}

/** When a session that is not used ends, in seconds: two hours, because offices and libraries share computers. A setting. */
export const DEFAULT_IDLE_SECONDS = 7_200;

/** The use of a session is stored at most once in this many seconds: not every page has to write. */
export const USE_INTERVAL_SECONDS = 60;

/** What a session is checked against. */
export interface SessionCheck {
  readonly site: SiteId;
  readonly now: Instant;
  readonly idleSeconds: number;
}

/**
 * Whether a session is alive: at its own site, for 86,400 seconds in all (spec §3, §9), and as long as it was used within
 * the idle limit.
 */
export function isSessionLive({ site, startedAt, lastUsedAt }: StoredSession, check: SessionCheck): boolean {
  return (
    site === check.site &&
    check.now < addSeconds(startedAt, MEMBER_TOKEN_SECONDS) &&
    check.now < addSeconds(lastUsedAt, check.idleSeconds)
  );
}

/** Whether the use of a session has to be stored now. */
export function isUseStored({ lastUsedAt }: StoredSession, now: Instant): boolean {
  return now >= addSeconds(lastUsedAt, USE_INTERVAL_SECONDS);
}
