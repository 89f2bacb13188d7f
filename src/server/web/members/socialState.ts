import { addSeconds, parseInstant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { RememberedIdentification } from '#ports/members/IdentityProviders.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'members_social_state';
/** How long a person may be at the provider, in seconds: 10 minutes. */
const STATE_SECONDS = 600;

/** What an identification is for: a sign-in, a new link, or a fresh proof of who a member is. */
export const SOCIAL_PURPOSES = ['signIn', 'link', 'prove'] as const;
export type SocialPurpose = (typeof SOCIAL_PURPOSES)[number];

/** What is remembered while a person is at a provider. */
export interface SocialState {
  readonly purpose: SocialPurpose;
  readonly locale: Locale;
  /** The page to return to afterwards, not checked. */
  readonly back: string | null;
  readonly remembered: RememberedIdentification;
}

/** Sealed, and SameSite=Lax as every cookie here: the provider sends the person back by a link, with which it comes. */
export function stateCookie({ seal, site, now }: PageRequest, state: SocialState): CookieToSet {
  const value = seal.close(purposeOf(site.id), JSON.stringify({ ...state, at: now }));
  return { name: COOKIE, value, seconds: STATE_SECONDS, isHttpOnly: true };
}

/** Undefined when there is none, when it is not for this site, or when the person was away for too long. */
export function openState({ seal, site, now, visitor }: PageRequest): SocialState | undefined {
  const text = seal.open(purposeOf(site.id), visitor.cookie(COOKIE) ?? '');
  if (text === undefined) return undefined;
  const { at, ...state } = JSON.parse(text) as SocialState & { readonly at: string };
  const begunAt = parseInstant(at);
  const isOld = begunAt === undefined || addSeconds(begunAt, STATE_SECONDS) <= now;
  return isOld || !LOCALES.includes(state.locale) ? undefined : state;
}

/** It is used once, whatever comes of it. */
export function forgetState(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}

function purposeOf(site: string): string {
  return JSON.stringify(['social login', site]);
}
