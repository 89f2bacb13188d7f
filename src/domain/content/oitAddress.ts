import type { Slug } from './slug.ts';

const FISCAL_YEAR = /^2[5-7]\d{2}$/;
const CODE = /^O[1-9]\d{0,2}$/;

/** A fiscal year of the Buddhist era as an address has it, `2569`; anything else is undefined. */
export function parseFiscalYear(text: string): number | undefined {
  return FISCAL_YEAR.test(text) ? Number(text) : undefined;
}

/** The code of a disclosure as an address has it, `O10`; anything else is undefined. */
export function parseOitCode(text: string): string | undefined {
  return CODE.test(text) ? text : undefined;
}

/** The slug of what stands at `oit/{fiscal year}/{code}`: `2569-o10`. */
export function oitSlug(fiscalYear: number, code: string): Slug {
  return `${fiscalYear}-${code.toLowerCase()}` as Slug;
}
