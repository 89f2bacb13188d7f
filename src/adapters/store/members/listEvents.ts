import type { MemberId } from '#domain/members/profile.ts';
import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import type { BrowserName } from '#domain/session/browserName.ts';
import type { Reader } from '../Database.ts';

/** The newest events of an account. */
export async function listEvents(db: Reader, member: MemberId, limit: number): Promise<readonly SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .selectAll()
    .where('member', '=', member)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ kind, at, browser, network, operator }) => ({
    ...{ kind, at },
    ...(browser !== null && { browser: JSON.parse(browser) as BrowserName }),
    ...(network !== null && { network }),
    ...(operator !== null && { operator }),
  }));
}
