import type { Instant } from '#domain/instant.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { emptyElement, startTag, textElement, XML_START } from './xml.ts';

/** One page in the languages that it is public in. */
export type MappedPage = Readonly<Partial<Record<Locale, MappedAddress>>>;

export interface MappedAddress {
  /** Absolute. */
  readonly address: string;
  readonly changedAt?: Instant;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A site map's index (sitemaps.org). */
export function sitemapIndex(parts: readonly MappedAddress[]): string {
  const sitemaps = parts.map((part) => `\n<sitemap>${placeOf(part)}</sitemap>`);
  return `${XML_START}${startTag('sitemapindex', { xmlns: NAMESPACE })}${sitemaps.join('')}\n</sitemapindex>\n`;
}

/** The XML before and after the pages of a sitemap. */
export const URL_SET_START = `${XML_START}${startTag('urlset', { xmlns: NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' })}`;
export const URL_SET_END = '\n</urlset>\n';

/**
 * The addresses of a page, each with all the others: search engines accept alternates only when both pages name each
 * other.
 */
export function urlEntries(page: MappedPage): string {
  const versions = LOCALES.flatMap((locale) => {
    const version = page[locale];
    return version === undefined ? [] : [{ locale, ...version }];
  });
  const alternates = versions.map(({ locale, address }) => alternate(locale, address));
  const fallback = page[FALLBACK_LOCALE];
  if (fallback !== undefined) alternates.push(alternate('x-default', fallback.address));
  return versions.map((version) => `\n<url>${placeOf(version)}${alternates.join('')}</url>`).join('');
}

function placeOf({ address, changedAt }: MappedAddress): string {
  return textElement('loc', address) + (changedAt === undefined ? '' : textElement('lastmod', changedAt));
}

function alternate(language: string, address: string): string {
  return emptyElement('xhtml:link', { rel: 'alternate', hreflang: language, href: address });
}
