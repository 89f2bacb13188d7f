import type { CalendarDate, Instant } from '../instant.ts';
import type { Locale } from '../locale/locale.ts';
import type { Picture } from '../picture.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';
import type { ContentKind } from './kinds.ts';
import type { Slug } from './slug.ts';

export interface ContentList {
  readonly items: readonly ContentSummary[];
  /** How many items the whole list has. */
  readonly total: number;
  /** The (Gregorian) years in which an item of the list was published, newest first, ignoring the filter by year. */
  readonly years: readonly number[];
  /**
   * The categories of the kind that have something public, with those of their subcategories that have, in the
   * department's order: whatever the list is filtered by.
   */
  readonly categories: readonly Category[];
}

/** The fields of an item that lists show. */
export interface ContentSummary {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly title: string;
  readonly summary: string;
  readonly category?: CategoryLabel;
  readonly subcategory?: CategoryLabel;
  readonly cover?: Picture;
  readonly publishedAt: Instant;
  readonly updatedAt?: Instant;
  readonly detail: ContentDetail;
  readonly attachments: readonly Attachment[];
  /** Present only when the query requested bodies; see `ContentItem`. */
  readonly bodyHtml?: string;
}

export interface ContentItem extends ContentSummary {
  /** Sanitised HTML whose highest heading is h2. */
  readonly bodyHtml: string;
  readonly tags: readonly CategoryLabel[];
  /** See `relatedItems`. */
  readonly related: readonly ContentSummary[];
  /** The languages in which the item is public now. */
  readonly locales: readonly Locale[];
  readonly hits: number;
}

export interface CategoryLabel {
  readonly code: string;
  readonly label: string;
}

export interface Category extends CategoryLabel {
  readonly children: readonly CategoryLabel[];
}

export interface Attachment {
  readonly name: string;
  /** Name of the media file. */
  readonly file: string;
  /** Media type: `application/pdf` … */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In which it is written; absent when that is not known. */
  readonly language?: Locale;
}

/** The fields that only one kind of item has, in one language. */
export type ContentDetail =
  | { readonly kind: 'news' }
  | {
      readonly kind: 'document';
      readonly issuedBy?: string;
      readonly issuedOn?: CalendarDate;
      readonly number?: string;
    }
  | { readonly kind: 'album'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'video'; readonly source: VideoSource; readonly seconds: number; readonly transcriptHtml?: string }
  | { readonly kind: 'infographic'; readonly picture: Picture }
  | { readonly kind: 'magazine'; readonly issue: string; readonly pages: number; readonly file: Attachment }
  | { readonly kind: 'faq'; readonly position: number }
  | {
      readonly kind: 'event';
      /** Of a recurring event: of the next time at which it takes place, or of the last one when it is past. */
      readonly startsAt: Instant;
      readonly endsAt: Instant;
      readonly allDay: boolean;
      readonly recurrence?: Recurrence;
      readonly place?: string;
      /** Address of a map that shows the place, on any website. */
      readonly map?: string;
      /** Who may come, in words. */
      readonly audience?: string;
      /** How many may come, and what it costs, in words. */
      readonly cost?: string;
      /** What happens when it rains, in words. */
      readonly weather?: string;
    }
  | {
      readonly kind: 'professional';
      readonly position: string;
      /** Position in the list of the category. */
      readonly order?: number;
      readonly phone?: string;
      readonly email?: string;
      readonly education: readonly string[];
      readonly workHistory: readonly string[];
    }
  | {
      readonly kind: 'agency';
      /** Position in the list of the category. */
      readonly order?: number;
      readonly address: string;
      readonly phone?: string;
      readonly email?: string;
      /** The address of its own website. */
      readonly website?: string;
      /** When it is open, in words. */
      readonly hours?: string;
      /** The province in which the agency is. */
      readonly province?: string;
      /** The provinces for which it is responsible, with codes made by `provinceCode`. */
      readonly provinces?: readonly CategoryLabel[];
      readonly map?: string;
      readonly parent?: Slug;
    }
  | { readonly kind: 'page'; readonly parent?: Slug }
  | {
      readonly kind: 'oit';
      /** In the Buddhist era. The item's category is the year, its subcategory the group. */
      readonly fiscalYear: number;
      readonly code: string;
      /** Empty while the information is not published yet. */
      readonly links: readonly OitLink[];
      /** The day by which it is to be published. */
      readonly due?: CalendarDate;
    }
  | { readonly kind: 'policy' };

export type VideoSource =
  | {
      readonly at: 'here';
      readonly file: string;
      /** In bytes; absent where its source does not say it, as for videos imported by earlier versions. */
      readonly size?: number;
      readonly captions?: string;
    }
  | { readonly at: 'elsewhere'; readonly address: string };

export interface OitLink {
  readonly label: string;
  readonly address: string;
}
