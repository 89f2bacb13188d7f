/** Years that the Buddhist era (พ.ศ.) is ahead of the Gregorian calendar. */
export const BUDDHIST_ERA_OFFSET = 543;

/** Years from here on are taken as years of the Buddhist era. */
export const FIRST_BUDDHIST_YEAR = 2400;

/**
 * The Gregorian year that is meant when a date like `2569-11-20` begins with a year of the Buddhist era; undefined when
 * it does not. As a Gregorian year it would be 543 years ahead, and what it dates would be invisible until then.
 */
export function mistakenBuddhistYear(
  date: string,
): { readonly written: number; readonly gregorian: number } | undefined {
  const year = /^(\d{4})-/.exec(date)?.[1];
  if (year === undefined || Number(year) < FIRST_BUDDHIST_YEAR) return undefined;
  return { written: Number(year), gregorian: Number(year) - BUDDHIST_ERA_OFFSET };
}
