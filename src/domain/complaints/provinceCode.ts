import { SLUG } from '../content/slug.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** A province as addresses name it (`provinceCode` of the offices): `chiang-mai`. */
export type ProvinceCode = string & { readonly __brand: 'ProvinceCode' };

export type ProvinceRefusal = 'required' | 'notOffered';

/** The greatest length of a province's code, in characters. */
const MAX_LENGTH = 60;

/** Parses the code of a province. Whether an office is responsible for it, the form's action checks. */
export function parseProvinceCode(text: string): Outcome<ProvinceCode, ProvinceRefusal> {
  const code = text.trim();
  if (code === '') return refused('required');
  return code.length <= MAX_LENGTH && SLUG.test(code) ? done(code as ProvinceCode) : refused('notOffered');
}
