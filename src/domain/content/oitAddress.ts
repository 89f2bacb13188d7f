import type { Slug } from './slug.ts';

const FISCAL_YEAR = /^2[5-7]\d{2}$/;
const CODE = /^O[1-9]\d{0,2}$/;
/** As people type a code: `O12`, `o12`, `O-12`, `O 12`, `12`, and `012`, with a zero for the letter. */
const TYPED_CODE = /^O?[\s.-]*0*([1-9]\d{0,2})$/i;

const THAI_ZERO = 0x0e50;

/** Parses the fiscal year (Buddhist era) in the address of a disclosure: `2569`. Anything else is undefined. */
export function parseFiscalYear(text: string): number | undefined {
  return FISCAL_YEAR.test(text) ? Number(text) : undefined;
}

/** Parses the code in the address of a disclosure: `O10`. Anything else is undefined. */
export function parseOitCode(text: string): string | undefined {
  return CODE.test(text) ? text : undefined;
}

/** Reads a code as visitors type it, with Thai or Arabic digits: `o12`, `12`, `O 12` are O12. Anything else is undefined. */
export function readTypedOitCode(text: string): string | undefined {
  const arabic = text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
  const number = TYPED_CODE.exec(arabic.trim())?.[1];
  return number === undefined ? undefined : `O${number}`;
}

/** The slug of the disclosure whose address is `oit/{fiscal year}/{code}`: `2569-o10`. */
export function oitSlug(fiscalYear: number, code: string): Slug {
  return `${fiscalYear}-${code.toLowerCase()}` as Slug;
}
