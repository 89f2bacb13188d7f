import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { emptyElement, startTag, textElement, XML_START } from './xml.ts';

/** The content of a feed. All addresses are absolute; an id never changes. */
export interface AtomFeed {
  readonly id: string;
  readonly language: Locale;
  readonly title: string;
  readonly author: { readonly name: string; readonly address: string };
  /** The addresses of the feed, of the list's page and of a square picture. */
  readonly self: string;
  readonly page: string;
  readonly icon: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly id: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: Instant;
  readonly updatedAt: Instant;
  readonly categories: readonly { readonly code: string; readonly label: string }[];
}

/** Atom requires a date of the last change, also of an empty feed. */
const NEVER = '1970-01-01T00:00:00.000Z' as Instant;

/** The latest change of an entry. */
export function feedUpdatedAt({ entries }: AtomFeed): Instant {
  return entries.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), NEVER);
}

/** Atom (RFC 4287). */
export function atomFeed(feed: AtomFeed): string {
  const { id, language, title, author, self, page, icon, entries } = feed;
  return [
    XML_START,
    startTag('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
    textElement('id', id),
    textElement('title', title),
    textElement('updated', feedUpdatedAt(feed)),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    textElement('icon', icon),
    `<author>${textElement('name', author.name)}${textElement('uri', author.address)}</author>`,
    ...entries.map((entry) => atomEntry(entry, language)),
    '</feed>\n',
  ].join('');
}

function atomEntry(entry: AtomEntry, language: Locale): string {
  return [
    '\n<entry>',
    textElement('id', entry.id),
    textElement('title', entry.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: entry.address }),
    textElement('published', entry.publishedAt),
    textElement('updated', entry.updatedAt),
    ...entry.categories.map(({ code, label }) => emptyElement('category', { term: code, label })),
    textElement('summary', entry.summary),
    '</entry>',
  ].join('');
}
