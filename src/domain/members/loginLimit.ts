import type { Limit } from '../limits/limit.ts';
import { accountAddress } from './accountAddress.ts';
import type { LoginName } from './loginName.ts';

const MINUTE_SECONDS = 60;

/** Tries to sign in to one account from one network, in a minute. A setting. */
export const LOGINS_PER_ACCOUNT = 5;
/** Tries to sign in from one network, in a minute: mobile networks put thousands of people behind one address. A setting. */
export const LOGINS_PER_NETWORK = 200;

/** The limit of tries for one pair of account and network. */
export function accountLoginLimit(uses = LOGINS_PER_ACCOUNT): Limit {
  return { purpose: 'loginAccount', uses, seconds: MINUTE_SECONDS };
}

/** The limit of tries for one network, over all accounts. */
export function networkLoginLimit(uses = LOGINS_PER_NETWORK): Limit {
  return { purpose: 'loginNetwork', uses, seconds: MINUTE_SECONDS };
}

/**
 * The limit of tries of the second step for one network, over all accounts. A count of its own, so that nobody who tries
 * passwords in the same network holds up who has already given the right one.
 */
export function secondStepLimit(uses = LOGINS_PER_NETWORK): Limit {
  return { purpose: 'secondStep', uses, seconds: MINUTE_SECONDS };
}

/**
 * Who is limited by `accountLoginLimit`: the name that was typed, whether or not it has an account, together with the
 * network. So a stranger who tries passwords closes nothing for the owner elsewhere. A browser in which the account was
 * signed in before counts by itself, so that it is not closed by strangers in the same network either.
 *
 * @param knownBrowser the id of a browser that is known to belong to this account
 */
export function loginSubject(name: LoginName, network: string, knownBrowser?: string): string {
  const account = name.type === 'email' ? accountAddress(name.email) : name.userName;
  return JSON.stringify([account, knownBrowser === undefined ? { network } : { browser: knownBrowser }]);
}
