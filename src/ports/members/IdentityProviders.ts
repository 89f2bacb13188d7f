import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Identity, IdentityDetails } from '#domain/members/identity.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import type { Outcome } from '#domain/outcome.ts';

/**
 * The providers with whose accounts people sign in (spec §3: social login): each says who a person is, in two steps, with
 * the person's visit there between them.
 */
export interface IdentityProviders {
  /** In the order of their buttons. */
  readonly offered: readonly OfferedProvider[];
  /** Begins an identification: where to send the person, and what to remember until they return. */
  begin(
    provider: ProviderId,
    request: IdentificationRequest,
  ): Promise<Outcome<BegunIdentification, 'providerUnknown' | 'providerUnavailable'>>;
  /** Reads with what the provider sent the person back. A response can be used once. */
  finish(
    remembered: RememberedIdentification,
    response: URLSearchParams,
  ): Promise<Outcome<IdentifiedPerson, IdentificationRefusal>>;
}

export interface OfferedProvider {
  readonly id: ProviderId;
  readonly name: Readonly<Record<Locale, string>>;
}

export interface IdentificationRequest {
  /** Absolute address to which the provider sends the person back. It must be registered there. */
  readonly returnTo: string;
  readonly locale: Locale;
  /** Whether the person has to sign in there again, even if they are signed in. */
  readonly isFresh: boolean;
}

export interface BegunIdentification {
  /** Absolute address of the provider's page. */
  readonly address: string;
  readonly remembered: RememberedIdentification;
}

/** Secret, and for one identification of one browser. */
export interface RememberedIdentification {
  readonly provider: ProviderId;
  readonly returnTo: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Since when the person must have signed in there; absent when it does not matter. */
  readonly freshSince?: Instant;
}

export interface IdentifiedPerson {
  readonly identity: Identity;
  readonly details: IdentityDetails;
}

/**
 * 'providerDenied': the person, or the provider, said no. 'identityInvalid': the response is none to this identification,
 * was used before, is that of another provider, or has expired. 'identityNotFresh': the person was not asked to sign in
 * again.
 */
export type IdentificationRefusal =
  'providerUnknown' | 'providerDenied' | 'providerUnavailable' | 'identityInvalid' | 'identityNotFresh';
