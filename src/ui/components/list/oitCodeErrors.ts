import type { ContentSummary } from '#domain/content/content.ts';
import { fiscalYearNumber } from './fiscalYear.ts';
import { oitMessages } from '../../messages/oit.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** The id of the field for a code. */
export const OIT_CODE_FIELD = 'oit-code';

/** What was typed into the field for a code, and leads to none. */
export interface UnknownOitCode {
  readonly typed: string;
  /** The code that is meant; absent when what was typed has not the form of one. */
  readonly code?: string;
  /** Another fiscal year that has it, as in addresses. */
  readonly elsewhere?: string;
}

interface YearOfCodes {
  /** The fiscal year of the page, as in addresses. */
  readonly year: string;
  /** All its codes; empty when the page has only some of them. */
  readonly items: readonly ContentSummary[];
}

/** Why what was typed leads to no code of a year: first what is wrong with it, then the year that has it, as links. */
export function oitCodeErrors(context: RenderContext, unknown: UnknownOitCode, { year, items }: YearOfCodes) {
  const { typed, code, elsewhere } = unknown;
  const codes = items
    .flatMap(({ detail }) => (detail.kind === 'oit' ? [detail.code] : []))
    .toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  const [first, last] = [codes[0], codes.at(-1)];
  const sentences =
    code === undefined
      ? [context.t(oitMessages.notACode, { typed })]
      : [
          context.t(oitMessages.noSuchCode, { code, year: fiscalYearNumber(context, year) }),
          first !== undefined && last !== undefined && context.t(oitMessages.codesOfYear, { first, last }),
        ];
  const reason = { href: `#${OIT_CODE_FIELD}`, text: sentences.filter(Boolean).join(' ') };
  if (code === undefined || elsewhere === undefined) return [reason];
  const text = context.t(oitMessages.codeOfOtherYear, { code, year: fiscalYearNumber(context, elsewhere) });
  const href = context.to('oitItem', { year: elsewhere, code });
  return [reason, { href, text }];
}
