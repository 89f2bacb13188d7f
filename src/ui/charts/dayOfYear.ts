const DAY_MS = 86_400_000;
/** Years are drawn over each other by the days of a leap year, so that a day is at the same place in each. */
const LEAP_YEAR = 2024;
const DAYS = 366;

/** Where a day is in a chart from January to December, in per cent of its width. */
export function xOfDay(date: string): number {
  return ((Date.parse(`${String(LEAP_YEAR)}${date.slice(4)}`) - Date.UTC(LEAP_YEAR, 0, 1)) / DAY_MS / DAYS) * 100;
}

/** Where a month begins. @param index 0 for January */
export function xOfMonth(index: number): number {
  return ((Date.UTC(LEAP_YEAR, index, 1) - Date.UTC(LEAP_YEAR, 0, 1)) / DAY_MS / DAYS) * 100;
}
