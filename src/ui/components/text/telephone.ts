/** The address that dials a number as people write it: `0 2000 1100`. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
