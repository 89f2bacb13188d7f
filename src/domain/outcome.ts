/**
 * What a use case answers: the value, or a refusal with a code that never changes.
 * Refusals are expected and returned; faults (a store that is gone) are thrown.
 */
export type Outcome<T, Code extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Code };

export function done<T>(value: T): Outcome<T, never> {
  return { ok: true, value };
}

export function refused<const Code extends string>(code: Code): Outcome<never, Code> {
  return { ok: false, code };
}
