import { addSeconds, type Instant } from '../instant.ts';

/** What a link in a letter is for. 'emailChange' confirms the new address of a member. */
export type LinkPurpose = 'verification' | 'reset' | 'emailChange';

/** The life of each link in seconds: 24 hours, and one hour for a reset (readings, Members). */
export const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  verification: 86_400,
  reset: 3_600,
  emailChange: 86_400,
};

/** A link that was mailed. Its token is stored as a digest only. */
export interface AccountLink {
  readonly purpose: LinkPurpose;
  readonly issuedAt: Instant;
  /** When it was confirmed. Opening it is no use: mail scanners open links. */
  readonly usedAt?: Instant;
  /** When a newer one for the same purpose was mailed, or an act of the member made it void (`VOIDED_LINKS`). */
  readonly replacedAt?: Instant;
}

/** The acts of a member that concern links and sessions. */
export type AccountAct = 'passwordChange' | 'passwordReset' | 'emailChange' | 'erasure';

/** Why a link opens nothing. 'linkUnknown' is one that was never issued, or was deleted with its account. */
export type LinkRefusal = 'linkUsed' | 'linkReplaced' | 'linkExpired' | 'linkUnknown';

/**
 * Why a link opens nothing at a moment; undefined while it can be used, which is once, within its life. A link that was
 * used or replaced is not called expired: it matters more to the person that there is a newer letter.
 */
export function linkRefusal(link: AccountLink | undefined, now: Instant): LinkRefusal | undefined {
  if (link === undefined) return 'linkUnknown';
  if (link.usedAt !== undefined) return 'linkUsed';
  if (link.replacedAt !== undefined) return 'linkReplaced';
  return now >= addSeconds(link.issuedAt, LINK_SECONDS[link.purpose]) ? 'linkExpired' : undefined;
}

/**
 * The links that become void with an act of the member. A change of the password ends the change of an e-mail that a
 * stranger may have begun; a change of the e-mail ends links in the old mailbox.
 *
 * A newer link for the same purpose replaces those before it only when its letter is sent. One that the limit of mails
 * holds back replaces nothing: otherwise strangers could make the link useless that its owner has in the mailbox.
 */
export const VOIDED_LINKS: Readonly<Record<AccountAct, readonly LinkPurpose[]>> = {
  passwordChange: ['reset', 'emailChange'],
  passwordReset: ['verification', 'reset', 'emailChange'],
  emailChange: ['reset', 'emailChange'],
  erasure: ['verification', 'reset', 'emailChange'],
};
