import type { DifferencePolicy, FigureCounts } from '#ports/WaterImport.ts';

interface Comparing<T> {
  /** The key of the figures, their day included. */
  readonly keyOf: (row: T) => string;
  /** The values of which a difference makes a new revision. */
  readonly figuresOf: (row: T) => readonly (string | number | null)[];
  readonly differing: DifferencePolicy;
}

type Revised<T> = T & { readonly revision: number };

/**
 * The rows to insert for reported figures.
 *
 * @param recorded their existing revisions in ascending order, perhaps among others
 */
export function reviseFigures<T>(
  given: readonly T[],
  recorded: readonly Revised<T>[],
  { keyOf, figuresOf, differing }: Comparing<T>,
): { readonly rows: readonly Revised<T>[]; readonly counts: FigureCounts } {
  const newest = new Map(recorded.map((row) => [keyOf(row), row]));
  const added: Revised<T>[] = [];
  const differ: Revised<T>[] = [];
  for (const row of given) {
    const known = newest.get(keyOf(row));
    if (known === undefined) added.push({ ...row, revision: 1 });
    else if (JSON.stringify(figuresOf(known)) !== JSON.stringify(figuresOf(row)))
      differ.push({ ...row, revision: known.revision + 1 });
  }
  const corrected = differing === 'correct' ? differ : [];
  return {
    rows: [...added, ...corrected],
    counts: {
      added: added.length,
      corrected: corrected.length,
      ignored: differ.length - corrected.length,
      unchanged: given.length - added.length - differ.length,
    },
  };
}
