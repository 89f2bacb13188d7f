/** The `tel:` URL of a telephone number as people write it: `0 2000 1100`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
