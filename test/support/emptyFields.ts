/** A form with nothing in it. */
export function emptyFields<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}
