import { DEFAULT_CALL_LOCALE, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { decode } from '#adapters/shape/decode.ts';
import { Optional } from '#adapters/shape/rules.ts';
import { OneOf } from './rules.ts';
import { Says } from './Says.ts';

/** What is posted to `/site/layout/{siteId}` (spec §7). */
export class LayoutQuestionWire {
  @Says('Thai when left out.') @Optional() @OneOf(...LOCALES) readonly lang?: Locale;
}

export function layoutQuestionToWire(locale: Locale): LayoutQuestionWire {
  return { lang: locale };
}

/** Thai where no language is named (spec §7, §9). Throws `ShapeError`. */
export function layoutQuestionFromWire(json: unknown): Locale {
  return decode(LayoutQuestionWire, json).lang ?? DEFAULT_CALL_LOCALE;
}
