/** How many days a month of the Gregorian calendar has. @param month 1 (January) to 12 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
