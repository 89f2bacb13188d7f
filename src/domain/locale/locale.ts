/** The two languages every public route exists in (spec §2). */
export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** The fallback locale is en-US (spec §2), so an unknown preference gets English. */
export const FALLBACK_LOCALE: Locale = 'en';

/** The language of a request for site data that names no language (spec §7, §9). */
export const DEFAULT_CALL_LOCALE: Locale = 'th';

/** The locale in which a page formats dates and numbers (spec §2: the fallback locale is en-US). */
export const FORMATTING_LOCALE: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-US' };

/** The name of the cookie that stores the language (spec §2, §9). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Lifetime of the language cookie in seconds: 365 days (spec §2, §9). */
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'th' ? 'en' : 'th';
}

/**
 * The language to which a visitor of `/` is redirected (spec §2): the language stored in the cookie, else the first
 * supported language of the browser, else the fallback. A cookie value other than `th` or `en` is ignored.
 *
 * @param preferred language tags in the browser's order of preference, `['th-TH', 'en']`
 */
export function chooseLocale(cookie: string | undefined, preferred: readonly string[]): Locale {
  const stored = LOCALES.find((locale) => locale === cookie);
  return stored ?? preferred.map(primaryLanguage).find(isLocale) ?? FALLBACK_LOCALE;
}

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().replace(/-.*/s, '');
}
