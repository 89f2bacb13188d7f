import { hourlyLimit, type Limit } from '../limits/limit.ts';

/** Tips that one network sends in an hour from browsers without scripts, which cannot do the work of a robot check. */
export const WITHOUT_WORK_PER_NETWORK = 5;
/** The same from all networks together: a program that says it has no scripts fills no folder. */
export const WITHOUT_WORK_IN_ALL = 60;
/** Codes that one network tries in an hour. A code cannot be guessed, but each try takes a while. */
export const CODES_PER_NETWORK = 60;

/** The limit of tips without a robot check, for one network. */
export function withoutWorkLimit(): Limit {
  return hourlyLimit('tips without work', WITHOUT_WORK_PER_NETWORK);
}

/** The limit of tips without a robot check, for all networks together. */
export function withoutWorkInAllLimit(): Limit {
  return hourlyLimit('all tips without work', WITHOUT_WORK_IN_ALL);
}

/** The limit of tries to read answers, for one network. */
export function tipCodeLimit(): Limit {
  return hourlyLimit('tip codes', CODES_PER_NETWORK);
}
