/** Words of the index that follow each other; one of them is a word by itself. */
export type Phrase = readonly string[];

/** Which documents match: each engine has its own language for it. */
export type MatchExpression =
  | { readonly phrase: Phrase }
  | { readonly all: readonly MatchExpression[] }
  | { readonly any: readonly MatchExpression[] };

export function anyOf(phrases: readonly Phrase[]): MatchExpression {
  const distinct = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]));
  return { any: [...distinct.values()].map((phrase) => ({ phrase })) };
}
