import { isLocale, type Locale } from '#domain/locale/locale.ts';

/** Day before month, as on the pages. */
const DATE_LOCALE: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-GB' };

/** Says on paper when it was printed: a page that is kept for everybody cannot know. */
export function printDate(): void {
  window.addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-enhance="print-date"]');
    const { lang } = document.documentElement;
    if (place === null || !isLocale(lang)) return;
    place.textContent = new Intl.DateTimeFormat(DATE_LOCALE[lang], { dateStyle: 'long' }).format(new Date());
  });
}
