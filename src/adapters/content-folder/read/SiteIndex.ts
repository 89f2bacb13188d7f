import { type ContentKind, KINDS } from '#domain/content/kinds.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { isSafeLink } from '#domain/link.ts';
import type { IndexedItem } from './IndexedItem.ts';
import type { PublicPaths, ResolvedPath } from './PublicPaths.ts';

const NO_PAGE = 'there is no such page';

/** All items of one site, for checking references and links. */
export class SiteIndex<Item extends IndexedItem = IndexedItem> {
  readonly #paths: PublicPaths;
  readonly #items: ReadonlyMap<string, Item>;
  /** By path: many texts link to the same pages. */
  readonly #resolved = new Map<string, ResolvedPath | undefined>();
  readonly #former: ReadonlyMap<string, Item>;

  constructor(items: readonly Item[], paths: PublicPaths) {
    this.#paths = paths;
    this.#items = new Map(items.map((item) => [`${KINDS[item.kind].folder}/${item.slug}`, item]));
    this.#former = new Map(
      items.toReversed().flatMap((item) => (item.fields?.formerly ?? []).map((name) => [name, item])),
    );
  }

  /** @param name the kind's folder and the slug, `news/gates-ready` */
  find(name: string): Item | undefined {
    return this.#items.get(name);
  }

  findOf(kind: ContentKind, slug: string): Item | undefined {
    return this.find(`${KINDS[kind].folder}/${slug}`);
  }

  /** The first item that names this as its former address. */
  formerlyAt(name: string): Item | undefined {
    return this.#former.get(name);
  }

  /** The item at an address of this website; undefined when there is none. */
  itemAt(address: string): Item | undefined {
    const resolved = this.resolve(address);
    return resolved && this.#itemOf(resolved);
  }

  /** The reason why an address is not a valid link in a text of this language; undefined when it is valid. */
  linkError(address: string, locale: Locale): string | undefined {
    const reason = this.#findLinkError(address, locale);
    return reason && `link ${address}: ${reason}`;
  }

  /** Where an address of this website leads to, whether or not such an item exists. */
  resolve(address: string): ResolvedPath | undefined {
    const path = withoutQuery(address);
    if (!this.#resolved.has(path)) this.#resolved.set(path, this.#paths.resolve(path));
    return this.#resolved.get(path);
  }

  /** The same for an address that was resolved; the reason does not name it. */
  resolvedError(resolved: ResolvedPath, locale: Locale): string | undefined {
    if (resolved.at === 'route') return undefined;
    const item = this.#itemOf(resolved);
    if (item === undefined) return NO_PAGE;
    if (resolved.at === 'page' && parentOf(item) !== resolved.parent) return `the page is at ${pagePath(item, locale)}`;
    return item.locales.includes(locale) ? undefined : `the page has no ${locale}.md`;
  }

  #itemOf(resolved: ResolvedPath): Item | undefined {
    if (resolved.at === 'route') return undefined;
    return resolved.at === 'item' ? this.findOf(resolved.kind, resolved.slug) : this.findOf('page', resolved.urlName);
  }

  #findLinkError(address: string, locale: Locale): string | undefined {
    if (!isSafeLink(address)) return `must begin with /${locale}/, https://, http://, mailto: or tel:`;
    if (/^[#?]/.test(address)) return 'a place inside a page has no address of its own';
    if (!address.startsWith('/')) return undefined;
    const path = withoutQuery(address);
    if (path !== `/${locale}` && !path.startsWith(`/${locale}/`))
      return `${locale}.md may only lead to pages under /${locale}/`;
    const resolved = this.resolve(path);
    return resolved === undefined ? NO_PAGE : this.resolvedError(resolved, locale);
  }
}

/** The url name of a page's parent page, as its author wrote it. */
export function parentOf(page: IndexedItem): string | undefined {
  const { detail } = page.fields ?? {};
  const parent = typeof detail === 'object' && detail !== null ? (detail as { parent?: unknown }).parent : undefined;
  return typeof parent === 'string' ? parent : undefined;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function pagePath(page: IndexedItem, locale: Locale): string {
  return `/${[locale, parentOf(page), page.slug].filter((part) => part !== undefined).join('/')}`;
}
