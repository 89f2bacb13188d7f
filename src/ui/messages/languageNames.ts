import type { Bilingual } from '#domain/locale/locale.ts';

/** Each language in its own words, the same on every page: nothing to translate. */
export const LANGUAGE_NAMES: Bilingual = { th: 'ภาษาไทย', en: 'English' };
