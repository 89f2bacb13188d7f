import { isLocale, type Locale } from '#domain/locale/locale.ts';

/** Day before month, as on the pages. */
const DATE_LOCALE: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-GB' };

/** Prints the date of printing: a page from a shared cache cannot contain it. */
export function printDate(): void {
  window.addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-enhance="print-date"]');
    const { lang } = document.documentElement;
    if (place === null || !isLocale(lang)) return;
    place.textContent = new Intl.DateTimeFormat(DATE_LOCALE[lang], { dateStyle: 'long' }).format(new Date());
  });
}
