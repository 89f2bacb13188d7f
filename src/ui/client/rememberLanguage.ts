import { isLocale, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#domain/locale/locale.ts';

/** Saves the chosen language in the cookie that `/` reads (spec §2). */
export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enhance="language"]') : null;
    if (link === null || !isLocale(link.hreflang)) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${LOCALE_COOKIE}=${link.hreflang}; Max-Age=${String(LOCALE_COOKIE_SECONDS)}; Path=/; SameSite=Lax${secure}`;
  });
}
