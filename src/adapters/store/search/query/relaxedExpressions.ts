import type { SearchTerm } from '#domain/search/relevance.ts';
import { anyOf, type MatchExpression } from '../MatchExpression.ts';

/** Of more terms, those with the least weight may be absent in any case. */
const MAX_TERMS = 7;

/** What a document must have for all terms. */
export function allTerms(terms: readonly SearchTerm[]): MatchExpression {
  return { all: terms.map(expressionOf) };
}

/** Weaker and weaker: all terms but one, but two, and so on; at last one of them. */
export function relaxedExpressions(terms: readonly SearchTerm[]): readonly MatchExpression[] {
  const heaviest = terms.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_TERMS);
  const expressions: MatchExpression[] = [];
  for (let size = terms.length > MAX_TERMS ? MAX_TERMS : heaviest.length - 1; size > 0; size--)
    expressions.push({ any: choices(heaviest.map(expressionOf), size).map((all) => ({ all })) });
  return expressions;
}

function expressionOf({ forms }: SearchTerm): MatchExpression {
  return anyOf(forms.map(({ words }) => words));
}

/** All choices of `size` values, in their order. */
function choices<T>(values: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) => choices(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]));
}
