import { anyOf, type MatchExpression } from '../MatchExpression.ts';
import type { WeighedTerm } from './weighTerms.ts';

/** Of more terms, those with the least weight may be absent in any case. */
const MAX_TERMS = 6;

/** What a document must have for all terms. */
export function allTerms(terms: readonly WeighedTerm[]): MatchExpression {
  return { all: terms.map(expressionOf) };
}

/**
 * Weaker and weaker: all terms but one, but two, and so on. One that is not common is left: nobody who looks for one dam
 * wants all that mention dams.
 */
export function relaxedExpressions(terms: readonly WeighedTerm[]): readonly MatchExpression[] {
  const heaviest = terms
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_TERMS);
  const expressions: MatchExpression[] = [];
  for (let size = Math.min(terms.length - 1, heaviest.length); size > 0; size--) {
    const some = choices(heaviest, size).filter((chosen) => chosen.some(({ isCommon }) => !isCommon));
    if (some.length > 0) expressions.push({ any: some.map((chosen) => ({ all: chosen.map(expressionOf) })) });
  }
  return expressions;
}

function expressionOf({ forms }: WeighedTerm): MatchExpression {
  return anyOf(forms.map(({ indexed }) => indexed));
}

/** All choices of `size` values, in their order. */
function choices<T>(values: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) => choices(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]));
}
