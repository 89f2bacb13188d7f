import type { BrowserName } from '#domain/session/browserName.ts';
import type { SessionSummary } from '#ports/members/OwnSessions.ts';
import type { MemberSessionTable } from '../MemberTables.ts';

/** A session as its member and operators see it. */
export function sessionSummary(row: MemberSessionTable): Omit<SessionSummary, 'isThis'> {
  return {
    ...{ startedAt: row.started_at, lastUsedAt: row.last_used_at },
    ...(row.browser !== null && { browser: JSON.parse(row.browser) as BrowserName }),
    ...(row.network !== null && { network: row.network }),
  };
}
