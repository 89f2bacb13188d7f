import type { Bilingual } from '#domain/locale/locale.ts';

/** The name of each language in that language. It is the same on every page, so it is not translated. */
export const LANGUAGE_NAMES: Bilingual = { th: 'ภาษาไทย', en: 'English' };
