import { addSeconds, parseInstant } from '#domain/instant.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { RecoveryCode } from '#domain/members/recoveryCode.ts';
import type { CookieToSet } from '../../../http/cookies.ts';
import type { PageRequest } from '../../PageRequest.ts';

const COOKIE = 'members_recovery_codes';
/** For how long new recovery codes can be seen, in seconds. */
const SHOWN_SECONDS = 300;

/** Takes new recovery codes to the page that shows them: sealed, for the same member alone, and nowhere stored. */
export function shownCodesCookie(
  { seal, site, now }: PageRequest,
  member: MemberId,
  codes: readonly RecoveryCode[],
): CookieToSet {
  const value = seal.close(purposeOf(site.id, member), JSON.stringify({ at: now, codes }));
  return { name: COOKIE, value, seconds: SHOWN_SECONDS, isHttpOnly: true };
}

/** The codes that were made just now; undefined when none were. */
export function shownCodes(
  { seal, site, now, visitor }: PageRequest,
  member: MemberId,
): readonly RecoveryCode[] | undefined {
  const text = seal.open(purposeOf(site.id, member), visitor.cookie(COOKIE) ?? '');
  if (text === undefined) return undefined;
  const { at, codes } = JSON.parse(text) as { readonly at: string; readonly codes: readonly RecoveryCode[] };
  const madeAt = parseInstant(at);
  return madeAt === undefined || addSeconds(madeAt, SHOWN_SECONDS) < now ? undefined : codes;
}

/** When the page is left, and at sign-out. */
export function forgetShownCodes(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}

function purposeOf(site: string, member: MemberId): string {
  return JSON.stringify(['recovery codes', site, member]);
}
