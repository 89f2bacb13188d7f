import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CommentText } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Crop, Season, WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirSize } from '#domain/water/water.ts';

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
  readonly reservoirs: ReservoirTable;
  readonly readings: ReadingTable;
  readonly water_use: WaterUseTable;
  readonly feedback_votes: FeedbackKey & { readonly useful: number; readonly not_useful: number };
  readonly feedback_comments: FeedbackKey & {
    /** One more than that of the site's comment before. */
    readonly number: number;
    readonly comment: CommentText;
  };
  readonly api_clients: {
    readonly client_id: string;
    readonly name: string;
    readonly secret_hash: string;
    readonly created_at: Instant;
    /** Of `ApiScope`, with blanks between them. */
    readonly scopes: string;
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
  /** Of everything in the item: equal hashes, nothing changed. */
  readonly hash: string;
  /** What relative times are counted from; null for items that were imported before this was kept. */
  readonly first_imported_at: Instant | null;
  /** JSON: the list key of each language's version; null where lists are newest first. */
  readonly list_keys: string | null;
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
  // After all that lists show, so that SQLite reads them without walking through bodies. What stands behind it, lists
  // take from an index.
  readonly body_html: string;
  /** Orders the list of its kind, as text; null where it is newest first. */
  readonly list_key: string | null;
  /** Of events. */
  readonly ends_at: Instant | null;
}

interface FeedbackKey {
  readonly site: SiteId;
  readonly day: CalendarDate;
  readonly page: PagePath;
}

export interface ReservoirTable {
  readonly site: SiteId;
  readonly id: Slug;
  readonly size: ReservoirSize;
  /** In the register; null for one that the register no longer names: it is not shown, and its readings are kept. */
  readonly position: number | null;
  /** JSON of `Reservoir`. */
  readonly details: string;
}

/** Figures as they were recorded once: a correction is another row, and none is ever changed or removed. */
interface Recorded {
  readonly date: CalendarDate;
  readonly revision: number;
  readonly source_th: string;
  readonly source_en: string;
  readonly recorded_at: Instant;
}

export interface ReadingTable extends Recorded {
  readonly site: SiteId;
  readonly reservoir: Slug;
  /** The reservoir's own, here too, so that one index finds the days of a size; null while it is not shown. */
  readonly size: ReservoirSize | null;
  readonly volume: number | null;
  readonly storage: number;
  readonly inflow: number | null;
  readonly outflow: number | null;
}

export interface WaterUseTable extends Recorded {
  readonly site: SiteId;
  readonly year: number;
  readonly season: Season;
  readonly region: WaterRegion;
  readonly crop: Crop;
  readonly area: number | null;
  readonly invented: number;
}
