import type { TrackingCode } from '../complaints/trackingCode.ts';
import type { Reference } from '../inbox/reference.ts';
import type { Instant } from '../instant.ts';
import type { BrowserName } from '../session/browserName.ts';
import type { SecretToken } from '../session/secretToken.ts';

/**
 * What a mail says: the name of its text, and the values in it. It has as little personal data as it can: mails pass
 * through servers of others.
 */
export type MailContent = MessageReceipt | BrokenFileReceipt | ComplaintMail | RobotCode | MemberMail;

/** Confirms to its sender that a message has arrived: a contact message, or one whose type has no words of its own. */
export interface MessageReceipt {
  readonly template: 'messageReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}

/** Confirms to its sender that the report of a broken file or link has arrived. */
export interface BrokenFileReceipt {
  readonly template: 'brokenFileReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}

/** A mail about complaints: it carries tracking codes, never a password. */
export type ComplaintMail =
  | { readonly template: 'complaintReceipt'; readonly code: TrackingCode; readonly expectedAt: Instant }
  /** The tracking codes of all complaints of an address, newest first. */
  | {
      readonly template: 'complaintCodes';
      readonly codes: readonly { readonly code: TrackingCode; readonly filedAt: Instant }[];
    }
  /** Tells the complainant that the department asked, answered or finished; what, is on the website. */
  | {
      readonly template: 'complaintNews';
      readonly code: TrackingCode;
      readonly news: 'asked' | 'answered' | 'finished';
    }
  /** Tells an office that a complaint is assigned to it. */
  | { readonly template: 'complaintAssigned'; readonly code: TrackingCode; readonly expectedAt: Instant };

/** The code of a robot check, for who has no scripts. */
export interface RobotCode {
  readonly template: 'robotCode';
  readonly code: string;
}

/** A mail of the members area. None has a name in it: the form may have been filled in by somebody else. */
export type MemberMail = LinkMail | AlreadyRegistered | AccountNotice;

/** A mail with a link: to a new account's address, to the new address of a member, or to who forgot the password. */
export interface LinkMail {
  readonly template: 'verification' | 'emailChange' | 'passwordReset';
  /** Of the link. It is deleted with the other values when the mail was sent. */
  readonly token: SecretToken;
}

/** Tells the owner of an account that somebody wanted to register its address, or to change to it. */
export interface AlreadyRegistered {
  readonly template: 'alreadyRegistered';
}

/**
 * Tells the owner of an account what was done with it. 'emailChanged' goes to the old address, too; after 'accountErased'
 * there is no account any more.
 */
export interface AccountNotice {
  readonly template:
    | 'passwordChanged'
    | 'emailChanged'
    | 'newSignIn'
    | 'providerLinked'
    | 'providerUnlinked'
    | 'accountErased'
    | 'secondFactorChanged'
    | 'recoveryCodeUsed';
  readonly at: Instant;
  readonly browser?: BrowserName;
}
