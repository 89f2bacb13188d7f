import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import type { Identity } from '#domain/members/identity.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import type { SocialRegistration } from '#domain/members/socialRegistration.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession, VisitorSession } from '../VisitorSession.ts';
import type { FirstStep } from './MemberSessions.ts';
import type { TermsAcceptance } from './Registrations.ts';

/**
 * Accounts of members at providers, linked to their accounts here (spec §3: social login). Whoever calls with an identity
 * has had it from the provider just now.
 */
export interface SocialLogins {
  /** Begins a session of the member to whom the identity is linked. */
  signIn(site: SiteId, identity: Identity, visitor: VisitorSession): Promise<Outcome<FirstStep, SocialSignInRefusal>>;
  /**
   * Registers an account without a password, to which the identity is linked. Where the provider has confirmed the address,
   * the account is confirmed and its session begins; otherwise a mail confirms it, or tells the owner of an account that
   * has the address already, and the outcome is the same for both. The same submission id again does nothing.
   */
  register(
    submission: SocialRegistrationSubmission,
    visitor: VisitorSession,
  ): Promise<Outcome<SocialRegistered, 'addressHasAccount'>>;
  /** What is linked to the account of the session. */
  links(site: SiteId, session: MemberSession): Promise<Outcome<ProviderLinks, 'sessionEnded'>>;
  /** Links an identity, in place of another one of the same provider, and sends a mail. */
  link(
    site: SiteId,
    change: { readonly identity: Identity; readonly password?: PasswordText | undefined },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'identityTaken' | ProofRefusal>>;
  /** Ends a link, unless it is the last way into the account, and sends a mail. */
  unlink(
    site: SiteId,
    change: { readonly provider: ProviderId; readonly password?: PasswordText | undefined },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'lastWayIn' | ProofRefusal>>;
  /**
   * Notes in the session that the member has signed in at the provider again: a fresh proof of who they are, where the
   * identity is linked to the account.
   */
  prove(
    site: SiteId,
    identity: Identity,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'identityOther'>>;
}

/**
 * 'identityUnknown': it is linked to no account. 'addressHasAccount': neither, but the address that the provider has
 * confirmed is that of an account, whose owner may link it. 'identityUnconfirmed': the address of its account was never
 * confirmed.
 */
export type SocialSignInRefusal = 'identityUnknown' | 'addressHasAccount' | 'identityUnconfirmed';

/** 'proofNeeded': without a password the session must have a fresh proof (`isProofFresh`). */
export type ProofRefusal = 'passwordWrong' | 'proofNeeded';

export interface SocialRegistrationSubmission {
  readonly site: SiteId;
  /** From the page of the form. */
  readonly id: SubmissionId;
  readonly identity: Identity;
  readonly registration: SocialRegistration;
  /** That the person accepted the terms (spec §3). */
  readonly terms: TermsAcceptance;
  /** That the robot check was passed (spec §3). */
  readonly isHuman: true;
}

export interface SocialRegistered {
  /** Absent when the address has to be confirmed first. */
  readonly signedIn?: FirstStep;
}

export interface ProviderLinks {
  readonly links: readonly ProviderLink[];
  /** Whether the session has a fresh proof of who the member is. */
  readonly hasFreshProof: boolean;
}

export interface ProviderLink {
  readonly provider: ProviderId;
  readonly linkedAt: Instant;
}
