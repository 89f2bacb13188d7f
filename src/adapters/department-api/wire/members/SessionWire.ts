import type { Instant } from '#domain/instant.ts';
import type { Login } from '#domain/members/login.ts';
import { parseLoginName, type LoginName } from '#domain/members/loginName.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { SECURITY_EVENTS, type SecurityEvent, type SecurityEventKind } from '#domain/members/securityEvent.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { BearerToken } from '#ports/BearerToken.ts';
import type { FirstStep, SignedIn } from '#ports/members/MemberSessions.ts';
import type { SessionSummary } from '#ports/members/OwnSessions.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { bearerToken, BrowserWire, secretToken, VisitorRequestWire } from './VisitorWire.ts';

const EVENT_KINDS = Object.keys(SECURITY_EVENTS) as readonly SecurityEventKind[];

function loginName() {
  return field.parsed<LoginName>(parseLoginName, 'an e-mail address or a user name');
}

/** Body of a sign-in. */
export class SignInWire extends VisitorRequestWire {
  @field.description('E-mail address or user name.') @loginName() readonly name!: LoginName;
  @field.parsed<PasswordText>(parsePasswordText, 'a password') readonly password!: PasswordText;
}

export class SignedInWire {
  @bearerToken() readonly token!: BearerToken;
  @field.optional() @secretToken() readonly knownBrowser?: SecretToken;
}

export class FirstStepWire {
  @field.description('Of the session; missing when the account has a second factor.')
  @field.optional()
  @bearerToken()
  readonly token?: BearerToken;
  @field.optional() @secretToken() readonly knownBrowser?: SecretToken;
  @field.description('Of the sign-in, which waits five minutes for its second step.')
  @field.optional()
  @secretToken()
  readonly secondStep?: SecretToken;
}

/** Body of the question whether a browser is known. */
export class BrowserKnownRequestWire extends VisitorRequestWire {
  @loginName() readonly name!: LoginName;
  @secretToken() readonly browser!: SecretToken;
}

export class BrowserKnownWire {
  @field.boolean() readonly isKnown!: boolean;
}

class SessionSummaryWire implements SessionSummary {
  @field.boolean() readonly isThis!: boolean;
  @field.instant() readonly startedAt!: Instant;
  @field.instant() readonly lastUsedAt!: Instant;
  @field.optional() @field.nested(() => BrowserWire) readonly browser?: BrowserWire;
  @field.optional() @field.string() readonly network?: string;
}

export class SessionListWire {
  @field.listOf(() => SessionSummaryWire) readonly sessions!: readonly SessionSummaryWire[];
}

class SecurityEventWire implements SecurityEvent {
  @field.oneOf(...EVENT_KINDS) readonly kind!: SecurityEventKind;
  @field.instant() readonly at!: Instant;
  @field.optional() @field.nested(() => BrowserWire) readonly browser?: BrowserWire;
  @field.optional() @field.string() readonly network?: string;
  @field.optional() @field.string() readonly operator?: string;
}

export class SecurityEventsWire {
  @field.listOf(() => SecurityEventWire) readonly events!: readonly SecurityEventWire[];
}

/** A login name as people type it. */
export function loginNameToWire(name: LoginName): string {
  return name.type === 'email' ? name.email : name.userName;
}

export function loginToWire({ name, password }: Login) {
  return { name: loginNameToWire(name), password };
}

/** Throws `SchemaError`, like the functions below. */
export function signedInFromWire(json: unknown, onDropped?: OnDropped): SignedIn {
  return readTolerant(SignedInWire, json, onDropped);
}

export function firstStepFromWire(json: unknown, onDropped?: OnDropped): FirstStep {
  const { secondStep } = readTolerant(FirstStepWire, json, onDropped);
  return secondStep === undefined ? signedInFromWire(json, onDropped) : { secondStep };
}

export function sessionsFromWire(json: unknown, onDropped?: OnDropped): readonly SessionSummary[] {
  return readTolerant(SessionListWire, json, onDropped).sessions;
}

export function eventsFromWire(json: unknown, onDropped?: OnDropped): readonly SecurityEvent[] {
  return readTolerant(SecurityEventsWire, json, onDropped).events;
}

export function isKnownFromWire(json: unknown): boolean {
  return readTolerant(BrowserKnownWire, json).isKnown;
}
