import type { FieldErrors, FormValues } from './FormState.ts';

const WAYS = ['email', 'phone', 'extraPhone'] as const;

/** A complainant can be reached in one way at least. */
export function checkReachable(typed: FormValues): FieldErrors {
  const isReachable = WAYS.some((name) => (typed[name] ?? '').trim() !== '');
  return isReachable ? {} : { email: 'complainantUnreachable' };
}
