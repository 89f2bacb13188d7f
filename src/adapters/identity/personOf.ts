import { parseEmail } from '#domain/forms/email.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { Provider } from './Provider.ts';
import { subjectDigest } from './subjectDigest.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Text of a claim is cut nowhere: what our forms do not accept is left out. Undefined when nobody is named. */
export function personOf(provider: Provider, claims: Claims, key: string): IdentifiedPerson | undefined {
  const subject = claims[provider.subjectClaim];
  if (typeof subject !== 'string' || subject === '') return undefined;
  const email = parsedClaim(claims['email'], parseEmail);
  const firstName = parsedClaim(claims['given_name'], parsePersonName);
  const lastName = parsedClaim(claims['family_name'], parsePersonName);
  const phone = parsedClaim(localPhone(claims['phone_number']), parsePhone);
  return {
    identity: {
      provider: provider.id,
      subject: subjectDigest(key, provider.issuer, subject),
      ...(email !== undefined && isBelieved(provider, claims) && { confirmedEmail: email }),
    },
    details: {
      ...(email !== undefined && { email }),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone !== undefined && { phone }),
    },
  };
}

function isBelieved({ believesEmail }: Provider, claims: Claims): boolean {
  if (believesEmail !== 'verified') return believesEmail === 'always';
  // Some providers send the word.
  return claims['email_verified'] === true || claims['email_verified'] === 'true';
}

/** Providers write +66812345678 (E.164), and our forms 0812345678. */
function localPhone(claim: unknown): unknown {
  return typeof claim === 'string' ? claim.replace(/^\+66/, '0') : claim;
}

function parsedClaim<T>(claim: unknown, parse: (text: string) => Outcome<T, string>): T | undefined {
  if (typeof claim !== 'string') return undefined;
  const parsed = parse(claim);
  return parsed.ok ? parsed.value : undefined;
}
