import { hourlyLimit, type Limit } from './limit.ts';

/**
 * How often a form may be sent for each time that it may be accepted. A person who makes mistakes is not locked out by
 * them, and nobody can have forms checked without end.
 */
export const TRIES_PER_FORM = 10;

/** The limits of one kind of form, for each client. */
export interface FormLimits {
  readonly accepted: Limit;
  readonly tries: Limit;
}

/** @param perHour how many forms are accepted in an hour */
export function formLimits(purpose: string, perHour: number): FormLimits {
  return {
    accepted: hourlyLimit(purpose, perHour),
    tries: hourlyLimit(`${purpose} tries`, TRIES_PER_FORM * perHour),
  };
}
