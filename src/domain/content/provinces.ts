import type { Locale } from '../locale/locale.ts';
import type { CategoryLabel, ContentSummary } from './content.ts';
import { SLUG } from './slug.ts';

/**
 * The code of a province in addresses of both languages, made from its English name: `chiang-mai`. Undefined when the
 * name gives no valid code.
 */
export function provinceCode(english: string): string | undefined {
  const code = english.trim().toLowerCase().replace(/\s+/g, '-');
  return SLUG.test(code) ? code : undefined;
}

/** The provinces for which the agencies are responsible, each once, in the alphabetical order of the language. */
export function provincesOf(offices: readonly ContentSummary[], locale: Locale): readonly CategoryLabel[] {
  const names = new Intl.Collator(locale);
  return provincesByOffice(offices).toSorted((one, other) => names.compare(one.label, other.label));
}

/** The same in the order of the agencies, which does not depend on the language. */
export function provincesByOffice(offices: readonly ContentSummary[]): readonly CategoryLabel[] {
  return [...new Map(offices.flatMap(provincesOfOffice).map((province) => [province.code, province])).values()];
}

/** The agencies that are responsible for a province, in the order of the input. */
export function officesOf(offices: readonly ContentSummary[], province: string): readonly ContentSummary[] {
  return offices.filter((office) => provincesOfOffice(office).some(({ code }) => code === province));
}

/** The provinces for which an agency is responsible; none of an item of another kind. */
export function provincesOfOffice({ detail }: Pick<ContentSummary, 'detail'>): readonly CategoryLabel[] {
  return detail.kind === 'agency' ? (detail.provinces ?? []) : [];
}
