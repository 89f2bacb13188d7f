import type { Slug } from './slug.ts';

const FISCAL_YEAR = /^2[5-7]\d{2}$/;
const CODE = /^O[1-9]\d{0,2}$/;

/** Parses the fiscal year (Buddhist era) in the address of a disclosure: `2569`. Anything else is undefined. */
export function parseFiscalYear(text: string): number | undefined {
  return FISCAL_YEAR.test(text) ? Number(text) : undefined;
}

/** Parses the code in the address of a disclosure: `O10`. Anything else is undefined. */
export function parseOitCode(text: string): string | undefined {
  return CODE.test(text) ? text : undefined;
}

/** The slug of the disclosure whose address is `oit/{fiscal year}/{code}`: `2569-o10`. */
export function oitSlug(fiscalYear: number, code: string): Slug {
  return `${fiscalYear}-${code.toLowerCase()}` as Slug;
}
