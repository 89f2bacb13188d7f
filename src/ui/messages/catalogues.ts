import type { Locale } from '#domain/locale/locale.ts';
import type { Catalogue } from '../translator.ts';
import compiledEn from './compiled/en.json';
import compiledTh from './compiled/th.json';
import en from './en.json';
import th from './th.json';

// A message that is missing in one of the two languages does not compile.
th satisfies Record<keyof typeof en, string>;
en satisfies Record<keyof typeof th, string>;

/** The messages of both languages, for the server. A browser fetches its page's language alone. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: compiledEn, th: compiledTh };
