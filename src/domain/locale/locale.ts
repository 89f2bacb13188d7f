/** The two languages every public route exists in (spec §2). */
export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Words in both languages, for facts that a department writes once for everybody. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** The fallback locale is en-US (spec §2), so an unknown preference gets English. */
export const FALLBACK_LOCALE: Locale = 'en';

/** The language of site calls when none is named (spec §7, §9). */
export const DEFAULT_CALL_LOCALE: Locale = 'th';

/** The locale that dates and numbers of a page are formatted in (spec §2: the fallback locale is en-US). */
export const FORMATTING_LOCALE: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-US' };

/** Cookie that remembers the language (spec §2, §9). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Life of the language cookie in seconds: 365 days (spec §2, §9). */
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'th' ? 'en' : 'th';
}

/**
 * The language to greet a visitor in at `/` (spec §2): what the cookie remembers, else the first language of the
 * browser that we speak, else the fallback. A cookie with anything but `th` or `en` is ignored.
 *
 * @param preferred language tags in the browser's order of preference, `['th-TH', 'en']`
 */
export function chooseLocale(cookie: string | undefined, preferred: readonly string[]): Locale {
  const remembered = LOCALES.find((locale) => locale === cookie);
  return remembered ?? preferred.map(primaryLanguage).find(isLocale) ?? FALLBACK_LOCALE;
}

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().replace(/-.*/s, '');
}
