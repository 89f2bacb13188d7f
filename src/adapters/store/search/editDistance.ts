/** How many characters have to be inserted, deleted or replaced to make one word the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  const [rows, columns] = [Array.from(one), Array.from(other)];
  let last = Array.from({ length: columns.length + 1 }, (_, index) => index);
  for (const [row, character] of rows.entries()) {
    const next = [row + 1];
    for (const [column, compared] of columns.entries())
      next.push(
        Math.min(
          (last[column + 1] as number) + 1,
          (next[column] as number) + 1,
          (last[column] as number) + (character === compared ? 0 : 1),
        ),
      );
    last = next;
  }
  return last.at(-1) as number;
}
