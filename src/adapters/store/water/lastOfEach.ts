/** The last row of each key, in the order in which the keys came first. */
export function lastOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
