import type { AuthenticatorCode } from '#domain/members/authenticatorCode.ts';
import type { RecoveryCode } from '#domain/members/recoveryCode.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { VisitorSession } from '../VisitorSession.ts';
import type { SignedIn } from './MemberSessions.ts';
import type { PasskeyOptions, PasskeyResponse, RelyingParty } from './SecondFactors.ts';

/** The second step of a sign-in, with which an account that has a second factor is opened. */
export interface SecondSteps {
  /** With what a sign-in can be finished. Spends nothing. */
  choices(
    site: SiteId,
    step: SecretToken,
    party: RelyingParty,
  ): Promise<Outcome<SecondStepChoices, 'secondStepExpired'>>;
  /**
   * Begins the session. A refusal leaves the sign-in waiting, but 'secondStepExpired', after which the password is needed
   * again. 'codesPaused': too many codes of the authenticator app were wrong (`MAX_WRONG_CODES`).
   */
  finish(
    site: SiteId,
    step: SecretToken,
    proof: SecondFactorProof,
    visitor: VisitorSession,
  ): Promise<Outcome<SignedIn, SecondStepRefusal>>;
}

export interface SecondStepChoices {
  readonly hasAuthenticator: boolean;
  /** For the browser's passkeys; absent when the account has none. */
  readonly passkey?: PasskeyOptions;
}

export type SecondFactorProof =
  | { readonly type: 'authenticator'; readonly code: AuthenticatorCode }
  | { readonly type: 'recoveryCode'; readonly code: RecoveryCode }
  | { readonly type: 'passkey'; readonly response: PasskeyResponse; readonly party: RelyingParty };

export type SecondStepRefusal =
  'secondStepExpired' | 'codeWrong' | 'codesPaused' | 'recoveryCodeWrong' | 'passkeyRefused';
