import { done, refused, type Outcome } from '../outcome.ts';

/** A news type of a site's list, by its name in the content folder. */
export type NewsType = string & { readonly __brand: 'NewsType' };

/** The value of the box 'select all'. */
export const ALL_NEWS = 'all';

/** The news types that somebody chose, in the order of the site's list: at least one. */
export type NewsChoice = readonly [NewsType, ...NewsType[]];

/**
 * Checks a choice of news types (spec §3, §5: at least 1, with a select-all option). 'all' is every type that the site has
 * today. A type that the site no longer has is dropped, because the page may have been open for a day. Refused as
 * 'newsTypeMissing' when nothing is left: who wants no news unsubscribes, which is another button.
 *
 * @param offered the site's news types
 */
export function newsChoice(
  chosen: readonly string[],
  offered: readonly NewsType[],
): Outcome<NewsChoice, 'newsTypeMissing'> {
  const [first, ...others] = chosen.includes(ALL_NEWS) ? offered : offered.filter((type) => chosen.includes(type));
  return first === undefined ? refused('newsTypeMissing') : done([first, ...others]);
}

/** Whether a choice has every type of the site, so that 'select all' is ticked. */
export function isEveryType(choice: readonly NewsType[], offered: readonly NewsType[]): boolean {
  return offered.length > 0 && offered.every((type) => choice.includes(type));
}
