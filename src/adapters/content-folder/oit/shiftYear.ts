/** Years that the Buddhist era is ahead of the Christian one. */
const ERAS_APART = 543;

/** A text with one year, of the Buddhist era, turned into another one; as years of the Christian era too. */
export function shiftYear(text: string, from: number, to: number): string {
  return text.replaceAll(String(from), String(to)).replaceAll(String(from - ERAS_APART), String(to - ERAS_APART));
}
