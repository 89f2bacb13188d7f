/**
 * The result of an operation: a value, or a refusal with a stable code. Refusals are expected and returned. Failures,
 * such as a database that does not respond, are thrown.
 */
export type Outcome<T, Code extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Code };

export function done<T>(value: T): Outcome<T, never> {
  return { ok: true, value };
}

export function refused<const Code extends string>(code: Code): Outcome<never, Code> {
  return { ok: false, code };
}
