import { hourlyLimit, type Limit } from '../limits/limit.ts';

/** Robot checks that one network can have in an hour (readings). A setting: mobile networks put thousands behind one address. */
export const ROBOT_CHECKS_PER_HOUR = 300;

/** Failures of one account, or of its name, after which the work of a robot check has grown once. */
export const ACCOUNT_FAILURES_PER_STEP = 5;
/** The same for a network: there are many people in it who make mistakes. */
export const NETWORK_FAILURES_PER_STEP = 50;
/** The highest factor of work. A slow phone then computes for 24 seconds instead of three, that of the account's owner, too. */
export const MAX_WORK_FACTOR = 8;

/** How long a challenge can be answered, in seconds: an hour, because a form may be open for long. */
export const CHALLENGE_SECONDS = 3_600;
/** How long a mailed code can be used, in seconds. */
export const CODE_SECONDS = 1_800;
/** Wrong tries of one mailed code. */
export const CODE_TRIES = 5;
/** The number of digits of a mailed code. */
export const CODE_DIGITS = 6;

/** Counts failed sign-ins to one account, and never refuses one. */
export const ACCOUNT_FAILURES: Limit = hourlyLimit('accountFailures', Number.MAX_SAFE_INTEGER);
/** The same for all sign-ins from one network. */
export const NETWORK_FAILURES: Limit = hourlyLimit('networkFailures', Number.MAX_SAFE_INTEGER);

/** Failures of the last hour. */
export interface Failures {
  readonly account: number;
  readonly network: number;
}

/** The limit of robot checks for one network. */
export function robotCheckLimit(uses = ROBOT_CHECKS_PER_HOUR): Limit {
  return hourlyLimit('robotCheck', uses);
}

/**
 * The factor by which the next robot check takes more work than the first (readings: it rises by network and account): 1
 * to 8, in proportion to the failures. Guessing passwords becomes expensive, and no account is locked for its owner.
 */
export function workFactor({ account, network }: Failures): number {
  const steps = Math.floor(account / ACCOUNT_FAILURES_PER_STEP) + Math.floor(network / NETWORK_FAILURES_PER_STEP);
  return Math.min(1 + steps, MAX_WORK_FACTOR);
}

/** The limit of wrong tries of one mailed code: for as long as it can be used. */
export const CODE_LIMIT: Limit = { purpose: 'robotCode', uses: CODE_TRIES, seconds: CODE_SECONDS };
