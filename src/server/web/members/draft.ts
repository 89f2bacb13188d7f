import type { MemberId } from '#domain/members/profile.ts';
import type { FormValues } from '#ui/forms/FormState.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'members_draft';
/** For how long it waits for the next sign-in, in seconds. */
const DRAFT_SECONDS = 900;
/** Characters of the cookie: browsers keep 4 kB. */
const MAX_LENGTH = 3_800;

interface Draft {
  readonly member: MemberId;
  readonly values: FormValues;
}

/**
 * Keeps what a member typed into the profile when the session ended: sealed, for the same member alone, and without
 * passwords. None when it is too long for a cookie.
 */
export function draftCookie({ seal, site }: PageRequest, member: MemberId, values: FormValues): readonly CookieToSet[] {
  const value = seal.close(purposeOf(site.id), JSON.stringify({ member, values } satisfies Draft));
  return value.length > MAX_LENGTH ? [] : [{ name: COOKIE, value, seconds: DRAFT_SECONDS, isHttpOnly: true }];
}

/** What this member had typed; undefined when there is nothing. */
export function openDraft({ seal, site, visitor }: PageRequest, member: MemberId): FormValues | undefined {
  const text = seal.open(purposeOf(site.id), visitor.cookie(COOKIE) ?? '');
  if (text === undefined) return undefined;
  const draft = JSON.parse(text) as Draft;
  return draft.member === member ? draft.values : undefined;
}

export function forgetDraft(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}

function purposeOf(site: string): string {
  return JSON.stringify(['profile draft', site]);
}
