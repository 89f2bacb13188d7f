import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * The store's tables. What is published carries the generations it is part of: a row counts from `from_generation` up
 * to, not including, `to_generation`. One number, `publication.live`, says which generation the readers see.
 */
export interface StoreTables {
  readonly publication: PublicationTable;
  readonly sites: SiteTable;
  readonly site_domains: PartOfSite & { readonly domain: HostName };
  readonly site_layouts: PartOfSite & { readonly locale: Locale; readonly layout: string };
  readonly categories: PartOfSite & {
    readonly kind: ContentKind;
    readonly code: string;
    readonly parent: string | null;
    readonly position: number;
    readonly label_th: string;
    readonly label_en: string;
  };
  readonly tags: PartOfSite & { readonly code: string; readonly label_th: string; readonly label_en: string };
  readonly items: ItemTable;
  readonly versions: VersionTable;
  readonly retired_slugs: ItemKey & Generations & { readonly first_published_at: Instant };
  readonly hits: ItemKey & { readonly hits: number };
  readonly api_clients: {
    readonly client_id: string;
    readonly name: string;
    readonly secret_hash: string;
    readonly created_at: Instant;
  };
  readonly api_tokens: { readonly token_hash: string; readonly client_id: string; readonly expires_at: Instant };
}

export interface Generations {
  readonly from_generation: number;
  readonly to_generation: number | null;
}

export interface ItemKey {
  readonly site: SiteId;
  readonly kind: ContentKind;
  readonly slug: Slug;
}

/** One row. */
interface PublicationTable {
  readonly id: number;
  readonly live: number;
  /** The import that may write: one that lost its lock finds another name here and stops. */
  readonly publisher: string;
}

interface SiteTable extends Generations {
  readonly site: SiteId;
  /** JSON of `SiteDetails`. */
  readonly details: string;
  /** Of everything in the archive but its items. */
  readonly hash: string;
}

/** Belongs to one row of `sites`, and lives and dies with it. */
interface PartOfSite {
  readonly site: SiteId;
  readonly from_generation: number;
}

export interface ItemTable extends ItemKey, Generations {
  /** JSON: tag codes. */
  readonly tags: string;
  /** JSON: the department's choice of related items, `{ kind, slug }`. */
  readonly related: string;
  readonly first_published_at: Instant | null;
  /** Of everything in the item: equal hashes, nothing to write. */
  readonly hash: string;
}

export interface VersionTable extends ItemKey, Generations {
  readonly locale: Locale;
  // The item's own, here too, so that one index serves one list.
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly featured: number;
  readonly published_at: Instant;
  readonly updated_at: Instant | null;
  readonly withdrawn_at: Instant | null;
  readonly title: string;
  readonly summary: string;
  /** JSON of `Picture`. */
  readonly cover: string | null;
  /** JSON of `Attachment[]`. */
  readonly attachments: string;
  /** JSON of `ContentDetail`. */
  readonly detail: string;
  // Last, so that SQLite reads lists without walking through bodies.
  readonly body_html: string;
}
