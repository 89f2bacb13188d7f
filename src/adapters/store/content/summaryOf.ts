import type { Attachment, ContentDetail, ContentSummary } from '#domain/content/content.ts';
import type { Picture } from '#domain/picture.ts';
import type { VersionTable } from '../StoreTables.ts';
import { categoryLabel, type Labels } from './labels.ts';

export const SUMMARY_COLUMNS = [
  'v.kind',
  'v.slug',
  'v.title',
  'v.summary',
  'v.category',
  'v.subcategory',
  'v.cover',
  'v.published_at',
  'v.updated_at',
  'v.attachments',
  'v.detail',
] as const;

type Column<Name> = Name extends `v.${infer Column}` ? Column : never;
export type SummaryRow = Pick<VersionTable, Column<(typeof SUMMARY_COLUMNS)[number]>> &
  Partial<Pick<VersionTable, 'body_html'>>;

export function summaryOf(row: SummaryRow, labels: Labels): ContentSummary {
  const category = categoryLabel(labels, row.kind, row.category);
  const subcategory = categoryLabel(labels, row.kind, row.subcategory);
  return {
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(row.cover !== null && { cover: JSON.parse(row.cover) as Picture }),
    publishedAt: row.published_at,
    ...(row.updated_at !== null && { updatedAt: row.updated_at }),
    detail: JSON.parse(row.detail) as ContentDetail,
    attachments: JSON.parse(row.attachments) as readonly Attachment[],
    ...(row.body_html !== undefined && { bodyHtml: row.body_html }),
  };
}
