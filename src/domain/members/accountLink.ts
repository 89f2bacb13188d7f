import { addSeconds, type Instant } from '../instant.ts';

/** What a link in a mail is for. 'emailChange' confirms the new address of a member. */
export type LinkPurpose = 'verification' | 'reset' | 'emailChange';

/** The life of each link in seconds: 24 hours, and one hour for a reset (readings, Members). */
export const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  verification: 86_400,
  reset: 3_600,
  emailChange: 86_400,
};

/**
 * For how many days a link is remembered after it was issued, so that its page can say why it opens nothing. It is
 * deleted then, and with its account.
 */
export const LINK_RECORD_DAYS = 7;

const DAY_SECONDS = 86_400;

/** A link that was issued at this instant or before is deleted now. */
export function lastDeletedLinkAt(now: Instant): Instant {
  return addSeconds(now, -LINK_RECORD_DAYS * DAY_SECONDS);
}

/** A link that was mailed. Its token is stored as a digest only. */
export interface AccountLink {
  readonly purpose: LinkPurpose;
  readonly issuedAt: Instant;
  /** When it was confirmed. Opening it is no use: mail scanners open links. */
  readonly usedAt?: Instant;
  /** When an act of the member made it void (`VOIDED_LINKS`). */
  readonly voidedAt?: Instant;
}

/** The acts of a member that make links void. */
export type LinkAct =
  'verification' | 'passwordChange' | 'passwordReset' | 'emailChangeRequest' | 'emailChange' | 'erasure';

/** Why a link opens nothing. 'linkUnknown' is one that was never issued, or was deleted with its account. */
export type LinkRefusal = 'linkUsed' | 'linkVoid' | 'linkExpired' | 'linkUnknown';

/**
 * Why a link opens nothing at a moment; undefined while it can be used, which is once, within its life. A link that was
 * used or is void is not called expired: the person learns that the act was done.
 */
export function linkRefusal(link: AccountLink | undefined, now: Instant): LinkRefusal | undefined {
  if (link === undefined) return 'linkUnknown';
  if (link.usedAt !== undefined) return 'linkUsed';
  if (link.voidedAt !== undefined) return 'linkVoid';
  return now >= addSeconds(link.issuedAt, LINK_SECONDS[link.purpose]) ? 'linkExpired' : undefined;
}

/**
 * The links that become void with an act of the member, besides the one that is used. A change of the password ends the
 * change of an e-mail that a stranger may have begun; a change of the e-mail ends links in the old mailbox.
 *
 * A newer mail alone makes no link void. Strangers can ask for mails, and the limit of mails holds back some of them:
 * the owner would have a link that opens nothing, and none that does. Links for the same purpose go to the same mailbox,
 * and when one is used, the others are void.
 */
export const VOIDED_LINKS: Readonly<Record<LinkAct, readonly LinkPurpose[]>> = {
  verification: ['verification'],
  passwordChange: ['reset', 'emailChange'],
  passwordReset: ['verification', 'reset', 'emailChange'],
  emailChangeRequest: ['emailChange'],
  emailChange: ['reset', 'emailChange'],
  erasure: ['verification', 'reset', 'emailChange'],
};
