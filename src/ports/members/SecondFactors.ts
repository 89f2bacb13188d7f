import type { AuthenticatorCode } from '#domain/members/authenticatorCode.ts';
import type { Instant } from '#domain/instant.ts';
import type { PasskeyName } from '#domain/members/passkeyName.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { RecoveryCode } from '#domain/members/recoveryCode.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/**
 * The second factors of a member: an authenticator app (TOTP, RFC 6238), passkeys (WebAuthn), and recovery codes for when
 * these are lost. Every change asks for the password, ends the other sessions, and causes a mail.
 */
export interface SecondFactors {
  state(site: SiteId, session: MemberSession): Promise<Outcome<SecondFactorState, 'sessionEnded'>>;
  /** Makes a secret for an authenticator app. Nothing is stored. */
  beginAuthenticator(
    site: SiteId,
    begun: AuthenticatorRequest,
    session: MemberSession,
  ): Promise<Outcome<BegunAuthenticator, 'sessionEnded'>>;
  /** Replaces the authenticator app, or adds the first one. */
  addAuthenticator(
    site: SiteId,
    added: { readonly ticket: string; readonly code: AuthenticatorCode; readonly password: PasswordText },
    session: MemberSession,
  ): Promise<Outcome<AddedFactor, 'sessionEnded' | 'passwordWrong' | 'codeWrong' | 'enrolmentExpired'>>;
  /** What a browser needs to make a passkey. Nothing is stored. */
  beginPasskey(
    site: SiteId,
    party: RelyingParty,
    session: MemberSession,
  ): Promise<Outcome<BegunPasskey, 'sessionEnded' | 'passkeysFull'>>;
  addPasskey(
    site: SiteId,
    added: {
      readonly ticket: string;
      readonly response: PasskeyResponse;
      readonly party: RelyingParty;
      readonly name: PasskeyName;
      readonly password: PasswordText;
    },
    session: MemberSession,
  ): Promise<
    Outcome<AddedFactor, 'sessionEnded' | 'passwordWrong' | 'enrolmentExpired' | 'passkeyRefused' | 'passkeysFull'>
  >;
  /** Removes one factor; with the last one, the recovery codes. Repeating it does nothing. */
  remove(
    site: SiteId,
    removed: { readonly factor: FactorId; readonly password: PasswordText },
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | 'passwordWrong'>>;
  /** Replaces the recovery codes. 'noSecondFactor': there is nothing to recover from. */
  renewRecoveryCodes(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
  ): Promise<Outcome<readonly RecoveryCode[], 'sessionEnded' | 'passwordWrong' | 'noSecondFactor'>>;
}

export interface SecondFactorState {
  /** Since when there is an authenticator app; absent when there is none. */
  readonly authenticatorSince?: Instant;
  /** In the order in which they were added. */
  readonly passkeys: readonly PasskeySummary[];
  /** How many recovery codes were not used yet. */
  readonly recoveryCodes: number;
}

export interface PasskeySummary {
  readonly id: string;
  readonly name: PasskeyName;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
}

/** 'authenticator', or the id of a passkey. */
export type FactorId = 'authenticator' | { readonly passkey: string };

export interface AuthenticatorRequest {
  /** The name under which an app lists the account. */
  readonly issuer: string;
  /** Of a page that was refused: the same secret again, while the ticket lives. */
  readonly ticket?: string | undefined;
}

export interface BegunAuthenticator {
  /** In base 32, as people type it into an app. */
  readonly secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  readonly uri: string;
  /** Sealed: names the secret for `ENROLMENT_SECONDS`, for this member alone. */
  readonly ticket: string;
}

/** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` (WebAuthn level 3), for the browser. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
/** JSON text of what the browser returns. */
export type PasskeyResponse = string;

export interface BegunPasskey {
  readonly options: PasskeyOptions;
  /** As of `BegunAuthenticator`. */
  readonly ticket: string;
}

/** The website, as passkeys are bound to it. */
export interface RelyingParty {
  /** The site's public origin: its host is the id of the relying party. */
  readonly origin: string;
  /** The name of the site. */
  readonly name: string;
}

export interface AddedFactor {
  /** With the first factor: they are shown once. */
  readonly recoveryCodes?: readonly RecoveryCode[];
}
