import type { ContentKind } from '#domain/content/kind.ts';
import type { Publication } from '#domain/content/visibility.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Bilingual, Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Instant } from '#domain/instant.ts';
import type { RelativeTime } from '#domain/relativeTime.ts';
import type { Attachment, ContentDetail } from '#domain/content/content.ts';
import type { Picture } from '#domain/picture.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';

/**
 * How an operator replaces what sites publish: everything of the named sites, in one step that readers see whole.
 * Only the store can; a department API publishes by its own means. Throws `Unavailable`.
 */
export interface Publishing {
  /**
   * Writes the archives as unpublished rows in short batches, then flips one version. A crash before the flip leaves
   * what was published; what it left behind is cleared by the next call. Two calls at once: the second waits.
   * Refused as 'slugRetired' when an item takes the slug of another one that was removed; nothing is published then.
   */
  publish(archives: readonly SiteArchive[], progress: (done: number, total: number) => void): Promise<PublishReport>;
  /** Whether nothing was ever published here. */
  isEmpty(): Promise<boolean>;
}

/** Everything one site publishes, ready for the store. */
export interface SiteArchive {
  readonly details: SiteDetails;
  readonly domains: readonly HostName[];
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
  readonly categories: readonly ArchiveCategory[];
  readonly tags: readonly { readonly code: string; readonly label: Bilingual }[];
  readonly items: readonly ArchiveItem[];
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
  readonly related: readonly { readonly kind: ContentKind; readonly slug: Slug }[];
  readonly versions: Readonly<Partial<Record<Locale, ArchiveVersion>>>;
}

/** One language's version of an item. */
export interface ArchiveVersion extends Publication {
  readonly title: string;
  readonly summary: string;
  readonly bodyHtml: string;
  readonly cover?: Picture;
  readonly attachments: readonly Attachment[];
  readonly detail: ArchiveDetail;
}

/** As a reader gets it, but for the times of events. */
export type ArchiveDetail = Exclude<ContentDetail, EventDetail> | ArchiveEvent;

/**
 * A relative time is counted from the day of the item's first import, whichever import it comes with: it means the same
 * moment for as long as the item stays. An item that was removed and comes back is imported for the first time again.
 */
interface ArchiveEvent extends Omit<EventDetail, 'startsAt' | 'endsAt'> {
  readonly startsAt: Instant | RelativeTime;
  readonly endsAt: Instant | RelativeTime;
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
    };
