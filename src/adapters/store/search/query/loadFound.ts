import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Found } from '#domain/search/search.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { Labels } from '../../content/labels.ts';
import type { Snapshot } from '../../content/publishedVersions.ts';
import { versionsOfItems } from '../../content/publishedVersions.ts';
import { SUMMARY_COLUMNS, summaryOf } from '../../content/summaryOf.ts';
import { plainText } from '../plainText.ts';
import type { DocumentKey } from './DocumentKey.ts';
import type { SearchScope } from './SearchScope.ts';

/** What was found, with the text of an item's body, without its block quotes, and of those: notes beside the matter. */
export interface FoundWithText {
  readonly found: Found;
  readonly body: string;
  readonly quotes: string;
}

const QUOTE = /<blockquote[\s>].*?<\/blockquote>/gs;

/** What documents stand for, in their order. */
export async function loadFound(
  snapshot: Snapshot,
  { site, locale }: SearchScope,
  labels: Labels,
  keys: readonly DocumentKey[],
): Promise<readonly FoundWithText[]> {
  const items = keys.flatMap(({ kind, slug }) => (kind === 'reservoir' ? [] : [{ kind, slug }]));
  const reservoirs = keys.flatMap(({ kind, slug }) => (kind === 'reservoir' ? [slug] : []));
  const loaded = new Map<string, FoundWithText>([
    ...(await loadItems(snapshot, { site, locale }, labels, items)),
    ...(await loadReservoirs(snapshot, site, reservoirs)),
  ]);
  return keys.flatMap((key) => loaded.get(nameOf(key)) ?? []);
}

async function loadItems(
  snapshot: Snapshot,
  { site, locale }: Pick<SearchScope, 'site' | 'locale'>,
  labels: Labels,
  items: readonly { readonly kind: ContentKind; readonly slug: Slug }[],
): Promise<readonly (readonly [string, FoundWithText])[]> {
  if (items.length === 0) return [];
  // Both languages: with a condition on it, SQLite would scan a list's index instead of seeking the items.
  const rows = await versionsOfItems(snapshot, site, items)
    .select([...SUMMARY_COLUMNS, 'v.locale', 'v.body_html as body'])
    .execute();
  const ofLocale = rows.filter((row) => row.locale === locale);
  return ofLocale.map((row) => [
    nameOf(row),
    {
      found: { type: 'content', item: summaryOf(row, labels) },
      body: plainText(row.body.replace(QUOTE, '')),
      quotes: plainText((row.body.match(QUOTE) ?? []).join('')),
    },
  ]);
}

async function loadReservoirs(
  { tx }: Snapshot,
  site: SearchScope['site'],
  ids: readonly Slug[],
): Promise<readonly (readonly [string, FoundWithText])[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('reservoirs')
    .select(['id', 'details'])
    .where('site', '=', site)
    .where('id', 'in', ids)
    .where('position', 'is not', null)
    .execute();
  return rows.map(({ id, details }) => [
    nameOf({ kind: 'reservoir', slug: id }),
    { found: { type: 'reservoir', reservoir: JSON.parse(details) as Reservoir }, body: '', quotes: '' },
  ]);
}

/** The text of an item's attached files: up to 200,000 characters, so it is loaded where nothing else matches. */
export async function loadAttachmentText(
  snapshot: Snapshot,
  { site, locale }: Pick<SearchScope, 'site' | 'locale'>,
  item: { readonly kind: ContentKind; readonly slug: Slug },
): Promise<string> {
  const rows = await versionsOfItems(snapshot, site, [item]).select(['v.locale', 'v.attachment_text']).execute();
  return rows.find((row) => row.locale === locale)?.attachment_text ?? '';
}

function nameOf({ kind, slug }: DocumentKey): string {
  return `${kind}/${slug}`;
}
