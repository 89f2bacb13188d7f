import { addSeconds, type Instant } from '../instant.ts';

/** For how many days an account waits for the confirmation of its e-mail address (readings, Members). */
export const UNVERIFIED_DAYS = 7;

const DAY_SECONDS = 86_400;

/** What matters about an account for its verification. */
export interface VerifiedState {
  readonly registeredAt: Instant;
  /** When the e-mail address was confirmed, by its link or by a reset: both prove that the person reads that mailbox. */
  readonly verifiedAt?: Instant;
}

/** An account that was registered at this instant or before and is still unverified is deleted now. */
export function lastUnverifiedAt(now: Instant): Instant {
  return addSeconds(now, -UNVERIFIED_DAYS * DAY_SECONDS);
}

/** Whether an account exists: an unverified one vanishes after 7 days, whether or not it is deleted already. */
export function hasVanished({ registeredAt, verifiedAt }: VerifiedState, now: Instant): boolean {
  return verifiedAt === undefined && registeredAt <= lastUnverifiedAt(now);
}

/**
 * What a registration does where an address may have an account already. An unverified account is nobody's, so a new
 * registration replaces it whole, password and links included: else somebody could register the address of another
 * person, wait, and know the password. Where there is a verified one, nothing changes, and a mail tells its owner.
 * Whoever registers gets the same answer.
 */
export function registrationEffect(existing: VerifiedState | undefined): 'create' | 'replace' | 'tellOwner' {
  if (existing === undefined) return 'create';
  return existing.verifiedAt === undefined ? 'replace' : 'tellOwner';
}

/** Whether a person can sign in to an account with the right password: only when it is verified (spec §2). */
export function canSignIn({ verifiedAt }: VerifiedState): boolean {
  return verifiedAt !== undefined;
}
