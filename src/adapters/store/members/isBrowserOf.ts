import type { Instant } from '#domain/instant.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { isKnownBrowser } from '#domain/session/knownBrowser.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { Reader } from '../Database.ts';
import { tokenDigest } from './tokenDigest.ts';

/** Whether a token is that of a browser in which the member was signed in before. */
export async function isBrowserOf(db: Reader, member: MemberId, token: SecretToken, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('last_used_at')
    .where('digest', '=', tokenDigest(token))
    .where('member', '=', member)
    .executeTakeFirst();
  return row !== undefined && isKnownBrowser(row.last_used_at, now);
}
