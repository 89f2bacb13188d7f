import type { ContentDetail, ContentItem, ContentList, ContentSummary } from '#domain/content/content.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { FormerItem } from '#ports/Content.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { count, html } from './wireFields.ts';
import { CategoryLabelWire, CategoryWire } from './CategoryWire.ts';
import { CONTENT_DETAILS } from './ContentDetailWire.ts';
import { AttachmentWire, PictureWire } from './MediaWire.ts';

// Content is sent in the domain's own types, so only reading needs code: it validates everything.

export class ContentSummaryWire implements ContentSummary {
  @field.oneOf(...CONTENT_KINDS) readonly kind!: ContentKind;
  @field.slug() readonly slug!: Slug;
  @field.string() readonly title!: string;
  @field.string() readonly summary!: string;
  @field.optional() @field.nested(() => CategoryLabelWire) readonly category?: CategoryLabelWire;
  @field.optional() @field.nested(() => CategoryLabelWire) readonly subcategory?: CategoryLabelWire;
  @field.optional() @field.nested(() => PictureWire) readonly cover?: PictureWire;
  @field.instant() readonly publishedAt!: Instant;
  @field.optional() @field.instant() readonly updatedAt?: Instant;
  @field.union('kind', () => CONTENT_DETAILS) readonly detail!: ContentDetail;
  @field.listOf(() => AttachmentWire) readonly attachments!: readonly AttachmentWire[];
}

class ListedWire extends ContentSummaryWire {
  @field.description('Only with `bodies=true`.') @field.optional() @html() readonly bodyHtml?: string;
}

export class ContentListWire implements ContentList {
  @field.listOf(() => ListedWire) readonly items!: readonly ListedWire[];
  @field.description('Of all pages of the list.') @count() readonly total!: number;
  @field.description('Years (Gregorian) in which something of the kind was published.')
  @field.integers()
  readonly years!: readonly number[];
  @field.description('The categories of the kind that have something to show, whatever the list is filtered by.')
  @field.listOf(() => CategoryWire)
  readonly categories!: readonly CategoryWire[];
}

export class ContentItemWire extends ContentSummaryWire implements ContentItem {
  @html() readonly bodyHtml!: string;
  @field.listOf(() => CategoryLabelWire) readonly tags!: readonly CategoryLabelWire[];
  @field.listOf(() => ContentSummaryWire) readonly related!: readonly ContentSummaryWire[];
  @field.description('Languages in which it is public.')
  @field.subsetOf(...LOCALES)
  readonly locales!: readonly Locale[];
  @count() readonly hits!: number;
}

class MovedWire {
  @field.oneOf('moved') readonly state!: 'moved';
  @field.description('The item at its address of today, in the language of the request or else in the other one.')
  @field.nested(() => ContentSummaryWire)
  readonly item!: ContentSummaryWire;
}

class WithdrawnWire {
  @field.oneOf('withdrawn') readonly state!: 'withdrawn';
  @field.description('Public items to which the page of the item led.')
  @field.listOf(() => ContentSummaryWire)
  readonly related!: readonly ContentSummaryWire[];
}

export class FormerItemWire {
  @field.union('state', () => ({ moved: MovedWire, withdrawn: WithdrawnWire })) readonly former!: FormerItem;
}

export function contentListToWire(list: ContentList): ContentListWire {
  return list;
}

/** Throws `SchemaError`. */
export function contentListFromWire(json: unknown, onDropped?: OnDropped): ContentList {
  const list = readTolerant(ContentListWire, json, onDropped);
  list.items.forEach(checkKind);
  return list;
}

export function contentItemToWire(item: ContentItem): ContentItemWire {
  return item;
}

/** Throws `SchemaError`. */
export function contentItemFromWire(json: unknown, onDropped?: OnDropped): ContentItem {
  const item = readTolerant(ContentItemWire, json, onDropped);
  [item, ...item.related].forEach(checkKind);
  return item;
}

export function formerItemToWire(former: FormerItem): FormerItemWire {
  return { former };
}

/** Throws `SchemaError`. */
export function formerItemFromWire(json: unknown, onDropped?: OnDropped): FormerItem {
  const { former } = readTolerant(FormerItemWire, json, onDropped);
  (former.state === 'moved' ? [former.item] : former.related).forEach(checkKind);
  return former;
}

/** Throws `SchemaError` when an item has the detail of another kind. */
export function checkKind({ kind, detail }: ContentSummary): void {
  if (detail.kind !== kind) throw new SchemaError([{ path: ['detail', 'kind'], reason: `must be ${kind}` }]);
}
