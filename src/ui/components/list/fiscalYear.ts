import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import { oitMessages } from '../../messages/oit.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** A fiscal year of addresses as the language counts it: 2569 is 2026 in English. */
export function fiscalYearNumber(context: RenderContext, year: string): string {
  return context.year(Number(year) - BUDDHIST_ERA_OFFSET);
}

/** The name of a fiscal year without the words that stand before it already: `พ.ศ. 2569`. */
export function shortFiscalYear(context: RenderContext, label: string): string {
  return label.replace(context.t(oitMessages.years), '').trim();
}
