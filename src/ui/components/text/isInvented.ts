/** Whether a telephone number is a sample's, whose digits are masked: `0 2xxx 1100`. */
export function isInvented(number: string): boolean {
  return number.includes('x');
}
