import { addSeconds, parseInstant } from '#domain/instant.ts';
import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'members_identity';
/** For how long a person may fill in the registration, or sign in to link, in seconds. */
const HELD_SECONDS = 1_800;

/**
 * Holds whom a provider has identified, until the person has registered or agreed to link: sealed, with a digest in place
 * of their name there.
 */
export function holdIdentity({ seal, site, now }: PageRequest, person: IdentifiedPerson): CookieToSet {
  const value = seal.close(purposeOf(site.id), JSON.stringify({ ...person, at: now }));
  return { name: COOKIE, value, seconds: HELD_SECONDS, isHttpOnly: true };
}

/** Undefined when nobody was identified in this browser, or too long ago. */
export function heldIdentity({ seal, site, now, visitor }: PageRequest): IdentifiedPerson | undefined {
  const text = seal.open(purposeOf(site.id), visitor.cookie(COOKIE) ?? '');
  if (text === undefined) return undefined;
  const { at, ...person } = JSON.parse(text) as IdentifiedPerson & { readonly at: string };
  const identifiedAt = parseInstant(at);
  return identifiedAt === undefined || addSeconds(identifiedAt, HELD_SECONDS) <= now ? undefined : person;
}

export function forgetIdentity(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}

function purposeOf(site: string): string {
  return JSON.stringify(['identity', site]);
}
