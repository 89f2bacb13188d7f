import type { FigureCounts } from '#ports/WaterImport.ts';

/** Far below the limit of both engines for values in one statement. */
const ROWS_PER_STATEMENT = 500;

export const NO_FIGURES: FigureCounts = { added: 0, corrected: 0, ignored: 0, unchanged: 0 };

export function addCounts(one: FigureCounts, other: FigureCounts): FigureCounts {
  return {
    added: one.added + other.added,
    corrected: one.corrected + other.corrected,
    ignored: one.ignored + other.ignored,
    unchanged: one.unchanged + other.unchanged,
  };
}

export function isRecorded({ added, corrected }: FigureCounts): boolean {
  return added + corrected > 0;
}

export function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

export async function insertInBatches<T>(
  rows: readonly T[],
  insert: (some: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insert(rows.slice(start, start + ROWS_PER_STATEMENT));
}
