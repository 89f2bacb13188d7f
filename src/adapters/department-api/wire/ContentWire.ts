import type { ContentDetail, ContentItem, ContentList, ContentSummary } from '#domain/content/content.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { decode, ShapeError } from '#adapters/shape/decode.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Either, Inner, ListOf } from '#adapters/shape/shape.ts';
import { AttachmentWire } from './AttachmentWire.ts';
import { CategoryLabelWire } from './CategoryWire.ts';
import { CONTENT_DETAILS } from './ContentDetailWire.ts';
import { PictureWire } from './PictureWire.ts';
import { Html, Moment, OneOf, SlugText, SomeOf, Text, Wholes } from './rules.ts';
import { Says } from './Says.ts';

// Content travels as the domain has it, so only the way in does anything: it trusts nothing.

class ContentSummaryWire implements ContentSummary {
  @OneOf(...CONTENT_KINDS) readonly kind!: ContentKind;
  @SlugText() readonly slug!: Slug;
  @Text() readonly title!: string;
  @Text() readonly summary!: string;
  @Optional() @Inner(() => CategoryLabelWire) readonly category?: CategoryLabelWire;
  @Optional() @Inner(() => CategoryLabelWire) readonly subcategory?: CategoryLabelWire;
  @Optional() @Inner(() => PictureWire) readonly cover?: PictureWire;
  @Moment() readonly publishedAt!: Instant;
  @Optional() @Moment() readonly updatedAt?: Instant;
  @Either('kind', () => CONTENT_DETAILS) readonly detail!: ContentDetail;
  @ListOf(() => AttachmentWire) readonly attachments!: readonly AttachmentWire[];
}

class ListedWire extends ContentSummaryWire {
  @Says('Where `bodies=true` asked for it.') @Optional() @Html() readonly bodyHtml?: string;
}

export class ContentListWire implements ContentList {
  @ListOf(() => ListedWire) readonly items!: readonly ListedWire[];
  @Says('Of all pages of the list.') @Whole(0, Number.MAX_SAFE_INTEGER) readonly total!: number;
  @Says('Years (Gregorian) in which something of the kind was published.') @Wholes() readonly years!: readonly number[];
}

export class ContentItemWire extends ContentSummaryWire implements ContentItem {
  @Html() readonly bodyHtml!: string;
  @ListOf(() => CategoryLabelWire) readonly tags!: readonly CategoryLabelWire[];
  @ListOf(() => ContentSummaryWire) readonly related!: readonly ContentSummaryWire[];
  @Says('Languages in which it is public.') @SomeOf(LOCALES) readonly locales!: readonly Locale[];
  @Whole(0, Number.MAX_SAFE_INTEGER) readonly hits!: number;
}

export function contentListToWire(list: ContentList): ContentListWire {
  return list;
}

/** Throws `ShapeError`. */
export function contentListFromWire(json: unknown): ContentList {
  const list = decode(ContentListWire, json);
  list.items.forEach(checkKind);
  return list;
}

export function contentItemToWire(item: ContentItem): ContentItemWire {
  return item;
}

/** Throws `ShapeError`. */
export function contentItemFromWire(json: unknown): ContentItem {
  const item = decode(ContentItemWire, json);
  [item, ...item.related].forEach(checkKind);
  return item;
}

function checkKind({ kind, detail }: ContentSummary): void {
  if (detail.kind !== kind) throw new ShapeError([{ path: ['detail', 'kind'], reason: `must be ${kind}` }]);
}
