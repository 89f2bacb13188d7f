import type { Locale } from '../locale/locale.ts';
import type { CategoryLabel, ContentSummary } from './content.ts';
import { SLUG } from './slug.ts';

/** What a province is called in addresses, the same in both languages: `chiang-mai` of its English name. */
export function provinceCode(english: string): string | undefined {
  const code = english.trim().toLowerCase().replace(/\s+/g, '-');
  return SLUG.test(code) ? code : undefined;
}

/** The provinces that offices look after, each once, as the language sorts them. */
export function provincesOf(offices: readonly ContentSummary[], locale: Locale): readonly CategoryLabel[] {
  const names = new Intl.Collator(locale);
  const provinces = new Map(offices.flatMap(lookedAfter).map((province) => [province.code, province]));
  return [...provinces.values()].sort((one, other) => names.compare(one.label, other.label));
}

/** The offices that look after a province. */
export function officesOf(offices: readonly ContentSummary[], province: string): readonly ContentSummary[] {
  return offices.filter((office) => lookedAfter(office).some(({ code }) => code === province));
}

function lookedAfter({ detail }: ContentSummary): readonly CategoryLabel[] {
  return detail.kind === 'agency' ? (detail.provinces ?? []) : [];
}
