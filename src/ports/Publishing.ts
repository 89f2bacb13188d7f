import type { ContentKind } from '#domain/content/kinds.ts';
import type { ItemRef } from '#domain/content/related.ts';
import type { Publication } from '#domain/content/visibility.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Bilingual, Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Instant } from '#domain/instant.ts';
import type { RelativeTime } from '#domain/relativeTime.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import type { Attachment, ContentDetail } from '#domain/content/content.ts';
import type { Picture } from '#domain/picture.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';

/**
 * Replaces everything that the given sites publish, in one step: readers see all of it or nothing. Only the store
 * implements it, because a department's API has its own ways of publishing. Throws `Unavailable`.
 */
export interface Publishing {
  /**
   * Writes the archives as unpublished rows in short batches, then publishes them by switching to the new generation.
   * After a crash before the switch, everything published stays as it was, and the next call deletes the unpublished
   * rows. When two calls run at the same time, the second waits. Refused without publishing anything: as 'slugRetired'
   * when an item has the slug of another item that was removed, as 'domainTaken' when a published site that is not among
   * the archives has one of their domains.
   */
  publish(
    archives: readonly SiteArchive<ArchiveItem | ArchiveEntry>[],
    progress: (done: number, total: number) => void,
  ): Promise<PublishReport>;
  /** Whether nothing has ever been published in this store. */
  isEmpty(): Promise<boolean>;
  /** The published sites by id. */
  list(): Promise<readonly PublishedSite[]>;
  /**
   * Ends the publication of a site: its domains, layout and items. What visitors sent and water figures are kept, and so
   * are the slugs of its items, which only the same items may have when the site is published again. False when there is
   * no such site.
   */
  remove(site: SiteId): Promise<boolean>;
}

export interface PublishedSite {
  readonly id: SiteId;
  readonly shortName: Bilingual;
  readonly domains: readonly HostName[];
  /** In whatever languages, public or not. */
  readonly items: number;
}

/** Everything that one site publishes, in the form that the store imports. */
export interface SiteArchive<Item = ArchiveItem> {
  readonly details: SiteDetails;
  readonly domains: readonly HostName[];
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
  readonly categories: readonly ArchiveCategory[];
  readonly tags: readonly { readonly code: string; readonly label: Bilingual }[];
  readonly items: readonly Item[];
}

export interface ArchiveCategory {
  readonly kind: ContentKind;
  readonly code: string;
  readonly parent?: string;
  readonly label: Bilingual;
}

export interface ArchiveItem {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly category?: string;
  readonly subcategory?: string;
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly related: readonly ItemRef[];
  /** Where the item was before, of whatever kind: these addresses lead to it. */
  readonly formerly?: readonly ItemRef[];
  readonly versions: Readonly<Partial<Record<Locale, ArchiveVersion>>>;
}

/** An item that need not be in memory: the store compares its summary, and loads it only when it has to write it. */
export interface ArchiveEntry extends ItemSummary {
  /** Throws `Unavailable` when the item is not what the summary says any more. */
  load(): Promise<ArchiveItem>;
}

/** What the store compares of an item. */
export interface ItemSummary extends Pick<ArchiveItem, 'kind' | 'slug' | 'category' | 'subcategory'> {
  /** Equal for equal items. */
  readonly hash: string;
  /** The earliest publication of its versions. */
  readonly firstPublishedAt?: Instant;
  /** Its place in lists that the department orders, by language; empty for other kinds. */
  readonly places: Readonly<Partial<Record<Locale, ListPlace>>>;
}

export interface ListPlace {
  readonly title: string;
  /** Among the items of its category. */
  readonly place?: number;
}

/** One language's version of an item. */
export interface ArchiveVersion extends Publication {
  readonly title: string;
  readonly summary: string;
  readonly bodyHtml: string;
  readonly cover?: Picture;
  readonly attachments: readonly Attachment[];
  readonly detail: ArchiveDetail;
  /**
   * The text of all attached PDF files that have one, in one line, for searching; at most `MAX_ATTACHMENT_TEXT`
   * characters.
   */
  readonly attachmentText?: string;
}

/** The details of an item as readers get them, except that an event can have relative times. */
export type ArchiveDetail = Exclude<ContentDetail, EventDetail> | ArchiveEvent;

/**
 * The reference day of a relative time is the day on which the item was first imported, so it means the same instant
 * for as long as the item is published. When an item is removed and later imported again, that day is its new reference
 * day.
 */
interface ArchiveEvent extends Omit<EventDetail, 'startsAt' | 'endsAt' | 'recurrence'> {
  readonly startsAt: Instant | RelativeTime;
  readonly endsAt: Instant | RelativeTime;
  /** A rule counts from its first day on or after the start. */
  readonly recurrence?: Omit<Recurrence, 'startsAt'>;
}

type EventDetail = Extract<ContentDetail, { readonly kind: 'event' }>;

export type PublishReport =
  | {
      readonly published: true;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
    }
  | {
      readonly published: false;
      readonly code: 'slugRetired';
      readonly items: readonly { site: SiteId; kind: ContentKind; slug: Slug }[];
    }
  | {
      readonly published: false;
      readonly code: 'domainTaken';
      readonly domains: readonly { readonly site: SiteId; readonly domain: HostName; readonly owner: SiteId }[];
    };
