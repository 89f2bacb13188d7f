import { parseAuthenticatorCode, type AuthenticatorCode } from '#domain/members/authenticatorCode.ts';
import type { Instant } from '#domain/instant.ts';
import { parsePasskeyName, type PasskeyName } from '#domain/members/passkeyName.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { parseRecoveryCode, type RecoveryCode } from '#domain/members/recoveryCode.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type {
  AddedFactor,
  BegunAuthenticator,
  BegunPasskey,
  FactorId,
  PasskeySummary,
  RelyingParty,
  SecondFactorState,
} from '#ports/members/SecondFactors.ts';
import type { SecondFactorProof, SecondStepChoices } from '#ports/members/SecondSteps.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { secretToken, VisitorRequestWire } from './VisitorWire.ts';

const PASSKEY_OPTIONS = 'JSON text of the options for `navigator.credentials` (WebAuthn level 3).';
const PASSKEY_RESPONSE = 'JSON text of the credential that the browser returned (WebAuthn level 3).';

function code() {
  return field.parsed<AuthenticatorCode>(parseAuthenticatorCode, 'a code of six digits');
}
function recoveryCode() {
  return field.parsed<RecoveryCode>(parseRecoveryCode, 'a recovery code');
}
function password() {
  return field.parsed<PasswordText>(parsePasswordText, 'a password');
}

export class RelyingPartyWire implements RelyingParty {
  @field.description('The public origin of the website.') @field.text() readonly origin!: string;
  @field.text() readonly name!: string;
}

/** Body of the question with what a sign-in can be finished. */
export class SecondStepWire extends VisitorRequestWire {
  @field.description('Of the sign-in.') @secretToken() readonly secondStep!: SecretToken;
  @field.nested(() => RelyingPartyWire) readonly party!: RelyingPartyWire;
}

export class SecondStepChoicesWire {
  @field.boolean() readonly hasAuthenticator!: boolean;
  @field.description(PASSKEY_OPTIONS) @field.optional() @field.string() readonly passkey?: string;
}

class AuthenticatorProofWire {
  @field.oneOf('authenticator') readonly type!: 'authenticator';
  @code() readonly code!: AuthenticatorCode;
}
class RecoveryProofWire {
  @field.oneOf('recoveryCode') readonly type!: 'recoveryCode';
  @recoveryCode() readonly code!: RecoveryCode;
}
class PasskeyProofWire {
  @field.oneOf('passkey') readonly type!: 'passkey';
  @field.description(PASSKEY_RESPONSE) @field.string() readonly response!: string;
  @field.nested(() => RelyingPartyWire) readonly party!: RelyingPartyWire;
}

/** Body of the second step of a sign-in. */
export class FinishSignInWire extends VisitorRequestWire {
  @secretToken() readonly secondStep!: SecretToken;
  @field.union('type', () => ({
    authenticator: AuthenticatorProofWire,
    recoveryCode: RecoveryProofWire,
    passkey: PasskeyProofWire,
  }))
  readonly proof!: SecondFactorProof;
}

class PasskeySummaryWire implements PasskeySummary {
  @field.text() readonly id!: string;
  @field.parsed(parsePasskeyName, 'a name') readonly name!: PasskeyName;
  @field.instant() readonly addedAt!: Instant;
  @field.optional() @field.instant() readonly lastUsedAt?: Instant;
}

export class SecondFactorStateWire implements SecondFactorState {
  @field.optional() @field.instant() readonly authenticatorSince?: Instant;
  @field.listOf(() => PasskeySummaryWire) readonly passkeys!: readonly PasskeySummaryWire[];
  @field.integer(0, 1_000) readonly recoveryCodes!: number;
}

/** Body of a request for the secret of an authenticator app. */
export class AuthenticatorRequestWire extends VisitorRequestWire {
  @field.description('The name under which the app lists the account.') @field.text() readonly issuer!: string;
  @field.description('Of the same request before: the same secret again.')
  @field.optional()
  @field.text()
  readonly ticket?: string;
}

export class BegunAuthenticatorWire implements BegunAuthenticator {
  @field.text() readonly secret!: string;
  @field.string() readonly uri!: string;
  @field.text() readonly ticket!: string;
}

export class AddAuthenticatorWire extends VisitorRequestWire {
  @field.text() readonly ticket!: string;
  @code() readonly code!: AuthenticatorCode;
  @password() readonly password!: PasswordText;
}

/** Body of a request for what a browser needs to make a passkey. */
export class PasskeyRequestWire extends VisitorRequestWire {
  @field.nested(() => RelyingPartyWire) readonly party!: RelyingPartyWire;
}

export class BegunPasskeyWire {
  @field.description(PASSKEY_OPTIONS) @field.string() readonly options!: string;
  @field.text() readonly ticket!: string;
}

export class AddPasskeyWire extends VisitorRequestWire {
  @field.text() readonly ticket!: string;
  @field.description(PASSKEY_RESPONSE) @field.string() readonly response!: string;
  @field.nested(() => RelyingPartyWire) readonly party!: RelyingPartyWire;
  @field.parsed(parsePasskeyName, 'a name') readonly name!: PasskeyName;
  @password() readonly password!: PasswordText;
}

export class AddedFactorWire {
  @field.description('With the first second factor of a member.')
  @field.optional()
  @field.strings()
  readonly recoveryCodes?: readonly string[];
}

export class RemoveFactorWire extends VisitorRequestWire {
  @field.description('The id of a passkey; the authenticator app when it is missing.')
  @field.optional()
  @field.text()
  readonly passkey?: string;
  @password() readonly password!: PasswordText;
}

export class PasswordProofWire extends VisitorRequestWire {
  @password() readonly password!: PasswordText;
}

export class RecoveryCodesWire {
  @field.strings() readonly recoveryCodes!: readonly string[];
}

/** Throws `SchemaError`, like the functions below. */
export function choicesFromWire(json: unknown, onDropped?: OnDropped): SecondStepChoices {
  const { hasAuthenticator, passkey } = readTolerant(SecondStepChoicesWire, json, onDropped);
  return { hasAuthenticator, ...(passkey !== undefined && { passkey: optionsFromWire(passkey) }) };
}

export function choicesToWire({ hasAuthenticator, passkey }: SecondStepChoices): SecondStepChoicesWire {
  return { hasAuthenticator, ...(passkey !== undefined && { passkey: JSON.stringify(passkey) }) };
}

export function stateFromWire(json: unknown, onDropped?: OnDropped): SecondFactorState {
  return readTolerant(SecondFactorStateWire, json, onDropped);
}

export function begunAuthenticatorFromWire(json: unknown, onDropped?: OnDropped): BegunAuthenticator {
  return readTolerant(BegunAuthenticatorWire, json, onDropped);
}

export function begunPasskeyFromWire(json: unknown, onDropped?: OnDropped): BegunPasskey {
  const { options, ticket } = readTolerant(BegunPasskeyWire, json, onDropped);
  return { options: optionsFromWire(options), ticket };
}

export function addedFactorFromWire(json: unknown, onDropped?: OnDropped): AddedFactor {
  const { recoveryCodes } = readTolerant(AddedFactorWire, json, onDropped);
  return recoveryCodes === undefined ? {} : { recoveryCodes: recoveryCodes as readonly RecoveryCode[] };
}

export function recoveryCodesFromWire(json: unknown, onDropped?: OnDropped): readonly RecoveryCode[] {
  return readTolerant(RecoveryCodesWire, json, onDropped).recoveryCodes as readonly RecoveryCode[];
}

export function factorToWire(factor: FactorId) {
  return factor === 'authenticator' ? {} : factor;
}

export function factorFromWire({ passkey }: RemoveFactorWire): FactorId {
  return passkey === undefined ? 'authenticator' : { passkey };
}

function optionsFromWire(text: string): BegunPasskey['options'] {
  return JSON.parse(text) as BegunPasskey['options'];
}
