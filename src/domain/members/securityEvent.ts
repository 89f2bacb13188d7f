import { addSeconds, type Instant } from '../instant.ts';
import type { BrowserName } from '../session/browserName.ts';

/**
 * What happens to an account that its member and the operators have to be able to see. 'registeredAgain': somebody wanted
 * to register its address once more, and got the answer that everybody gets.
 */
export type SecurityEventKind =
  | 'registered'
  | 'registeredAgain'
  | 'verified'
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'signedOutElsewhere'
  | 'passwordChanged'
  | 'resetRequested'
  | 'passwordReset'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'secondFactorChanged'
  | 'secondStepFailed'
  | 'recoveryCodeUsed'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'dataDownloaded'
  | 'operatorLooked'
  | 'operatorEndedSessions'
  | 'operatorRemovedSecondFactor'
  | 'erased';

/**
 * What may be stored with an event besides its kind, its time, its site and the id of the member: the browser
 * (`browserName`), the network of the address (`clientNetwork`), or the login name of the operator. It is enough to
 * recognise what one did oneself.
 */
export interface EventDetails {
  readonly browser?: BrowserName;
  readonly network?: string;
  readonly operator?: string;
}
export type EventDetail = keyof EventDetails;

/** An event as its member sees it. */
export interface SecurityEvent extends EventDetails {
  readonly kind: SecurityEventKind;
  readonly at: Instant;
}

const FROM_WHERE = ['browser', 'network'] as const satisfies readonly EventDetail[];
const BY_OPERATOR = ['operator'] as const satisfies readonly EventDetail[];

/**
 * What each event holds: no name, no address, and never what was typed. A failed sign-in, or a
 * request for a reset, of an account that does not exist is the event of nobody; what was typed is dropped, because people
 * type passwords into the wrong field. 'erased'
 * is kept for operators alone, when the others are gone: that something was erased, without whose it was.
 */
export const SECURITY_EVENTS: Readonly<Record<SecurityEventKind, readonly EventDetail[]>> = {
  registered: FROM_WHERE,
  registeredAgain: FROM_WHERE,
  verified: FROM_WHERE,
  signedIn: FROM_WHERE,
  signInFailed: FROM_WHERE,
  signedOut: [],
  signedOutElsewhere: FROM_WHERE,
  passwordChanged: FROM_WHERE,
  resetRequested: FROM_WHERE,
  passwordReset: FROM_WHERE,
  emailChangeRequested: FROM_WHERE,
  emailChanged: FROM_WHERE,
  secondFactorChanged: FROM_WHERE,
  secondStepFailed: FROM_WHERE,
  recoveryCodeUsed: FROM_WHERE,
  providerLinked: FROM_WHERE,
  providerUnlinked: FROM_WHERE,
  dataDownloaded: FROM_WHERE,
  operatorLooked: BY_OPERATOR,
  operatorEndedSessions: BY_OPERATOR,
  operatorRemovedSecondFactor: BY_OPERATOR,
  erased: [],
};

/**
 * The mails that events cause. A member whose account somebody else uses learns it from them. The change of an e-mail
 * goes to both addresses, because the old one is that of the owner.
 */
export const EVENT_MAILS: Readonly<Partial<Record<SecurityEventKind, 'member' | 'bothAddresses' | 'unknownBrowser'>>> =
  {
    signedIn: 'unknownBrowser',
    passwordChanged: 'member',
    passwordReset: 'member',
    emailChanged: 'bothAddresses',
    providerLinked: 'member',
    providerUnlinked: 'member',
    secondFactorChanged: 'member',
    recoveryCodeUsed: 'member',
    operatorRemovedSecondFactor: 'member',
  };

/**
 * The details of an event that may be stored: those of its kind. Any other is dropped, so that no caller can store more.
 */
export function eventDetails(kind: SecurityEventKind, details: EventDetails): EventDetails {
  const allowed: readonly string[] = SECURITY_EVENTS[kind];
  return Object.fromEntries(Object.entries(details).filter(([name]) => allowed.includes(name)));
}

/** For how many days security events are kept. */
export const SECURITY_EVENT_DAYS = 90;

const DAY_SECONDS = 86_400;

/** An event of this instant or before is deleted now. */
export function lastDeletedEventAt(now: Instant): Instant {
  return addSeconds(now, -SECURITY_EVENT_DAYS * DAY_SECONDS);
}

/**
 * Who receives a mail about an event: the member at one or two addresses, or nobody.
 *
 * @param isExpected whether the browser is known (`isKnownBrowser`), or the account new (`isFirstSignIn`)
 */
export function mailFor(kind: SecurityEventKind, isExpected: boolean): 'member' | 'bothAddresses' | undefined {
  const mail = EVENT_MAILS[kind];
  if (mail !== 'unknownBrowser') return mail;
  return isExpected ? undefined : 'member';
}
