import type { Instant } from '#domain/instant.ts';
import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { BrowserName } from '#domain/session/browserName.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/** What a member sees of the sessions and the events of their own account. */
export interface OwnSessions {
  /** The live sessions, that of the request first, then the last used one first. */
  list(site: SiteId, session: MemberSession): Promise<Outcome<readonly SessionSummary[], 'sessionEnded'>>;
  /** Ends all sessions of the member but that of the request. */
  endOthers(site: SiteId, session: MemberSession): Promise<Outcome<undefined, 'sessionEnded'>>;
  /** The newest first; at most `MAX_LISTED_EVENTS`. */
  events(site: SiteId, session: MemberSession): Promise<Outcome<readonly SecurityEvent[], 'sessionEnded'>>;
}

/** How many events are listed. They are all stored, and in the member's archive. */
export const MAX_LISTED_EVENTS = 100;

export interface SessionSummary {
  /** Whether it is the session of the request. */
  readonly isThis: boolean;
  readonly startedAt: Instant;
  /** To a minute or so. */
  readonly lastUsedAt: Instant;
  readonly browser?: BrowserName;
  /** `clientNetwork` of where it began. */
  readonly network?: string;
}
