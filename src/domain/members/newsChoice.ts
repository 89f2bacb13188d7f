import { done, refused, type Outcome } from '../outcome.ts';
import { ALL_NEWS, type NewsType } from '../site/newsType.ts';

/** The news types that somebody chose: at least one. */
export type NewsChoice = readonly [NewsType, ...NewsType[]];

/**
 * Checks a choice of news types (spec §3, §5: at least 1, with a select-all option), and puts it into the order of the
 * site's list. 'all' is every type that the site offers today. A type that is not offered is dropped, because the page may
 * have been open for a day; but one that was chosen earlier stays, because its box is not on the page: it counts again
 * when the site offers it again. Refused as 'newsTypeMissing' when no offered type is chosen: who wants no news
 * unsubscribes, which is another button.
 *
 * @param offered the site's news types
 * @param earlier the choice that this one replaces
 */
export function newsChoice(
  chosen: readonly string[],
  offered: readonly NewsType[],
  earlier: readonly NewsType[],
): Outcome<NewsChoice, 'newsTypeMissing'> {
  const [first, ...others] = chosen.includes(ALL_NEWS) ? offered : offered.filter((type) => chosen.includes(type));
  return first === undefined
    ? refused('newsTypeMissing')
    : done([first, ...others, ...withdrawnNews(earlier, offered)]);
}

/** The chosen news types that the site does not offer any more. */
export function withdrawnNews(choice: readonly NewsType[], offered: readonly NewsType[]): readonly NewsType[] {
  return choice.filter((type) => !offered.includes(type));
}

/** Whether a choice has every type of the site, so that 'select all' is ticked. */
export function isEveryType(choice: readonly NewsType[], offered: readonly NewsType[]): boolean {
  return offered.length > 0 && offered.every((type) => choice.includes(type));
}
