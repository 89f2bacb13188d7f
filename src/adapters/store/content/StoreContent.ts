import { sql } from 'kysely';
import type { Category, ContentItem, ContentList, ContentSummary } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { ItemRef } from '#domain/content/related.ts';
import { isGone } from '#domain/content/visibility.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Content, ContentQuery, ContentRef, FormerItem, Hits } from '#ports/Content.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from '#ports/ContentAddresses.ts';
import type { Database } from '../Database.ts';
import { isPartOf, PUBLISHED_GENERATION, readPublication } from '../generations.ts';
import { isStorable } from '../isStorable.ts';
import type { ItemTable, VersionTable } from '../StoreTables.ts';
import { atCurrentTimes } from './atCurrentTimes.ts';
import { ContentStates } from './ContentStates.ts';
import { findAddressBlocks, findAddresses } from './findAddresses.ts';
import { findFormerAddress } from './findFormerAddress.ts';
import { findCategories } from './findCategories.ts';
import { findRelated } from './findRelated.ts';
import { findListIndex, findYears, versionsAt, type ListIndex } from './listIndex.ts';
import { isPublished, publicationOf } from './publication.ts';
import { isSlugRetired } from './isSlugRetired.ts';
import { QueryCache } from './QueryCache.ts';
import { versionsOfItems, type ListScope, type Snapshot } from './publishedVersions.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './summaryOf.ts';
import { findLabels, tagLabels, type Labels } from './labels.ts';

/** Marks of list indexes: some 20 MB. A list of 100,000 items has 1,000. */
const MAX_CACHED_MARKS = 200_000;
const MAX_CACHED_ENTRIES = 10_000;
/** Items on cached pages of lists: some 20 MB. */
const MAX_CACHED_SUMMARIES = 10_000;
/** A body with this many characters counts as much as one summary in the limit of the cache. */
const CHARACTERS_PER_SUMMARY = 1_000;

type LabelScope = Pick<ListScope, 'site' | 'locale'>;
type VersionRow = Omit<SummaryRow, 'body_html'> &
  Pick<VersionTable, 'site' | 'locale' | 'withdrawn_at' | 'body_html'> &
  Pick<ItemTable, 'tags' | 'related'> & { readonly hits: number | null };

/** The items of the published generation that are public now. */
export class StoreContent implements Content {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #states: ContentStates;
  readonly #lists = new QueryCache<ContentList>(MAX_CACHED_SUMMARIES, weightOf);
  readonly #indexes = new QueryCache<ListIndex>(MAX_CACHED_MARKS, ({ marks }) => marks.length + 1);
  readonly #years = new QueryCache<readonly number[]>(MAX_CACHED_ENTRIES, () => 1);
  readonly #addressBlocks = new QueryCache<readonly AddressBlock[]>(MAX_CACHED_ENTRIES, (blocks) => blocks.length + 1);
  readonly #categories = new QueryCache<readonly Category[]>(MAX_CACHED_ENTRIES, () => 1);
  readonly #labels = new QueryCache<Labels>(
    MAX_CACHED_ENTRIES,
    ({ categories, tags }) => categories.length + tags.size + 1,
  );

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#states = new ContentStates(database);
  }

  async list({ page, pageSize, withBodies = false, ...scope }: ContentQuery): Promise<ContentList> {
    if (!isStorable(scope.site, scope.category, scope.subcategory)) return EMPTY_LIST;
    return this.#cached(this.#lists, [...listKey(scope), page, pageSize, withBodies], scope.site, async (snapshot) => {
      const years = await this.#yearsOf(snapshot, scope);
      const categories = await this.#categoriesOf(snapshot, scope);
      // A request may name any year; only years with items are worth a cached index.
      if (scope.year !== undefined && !years.includes(scope.year)) return { ...EMPTY_LIST, years, categories };
      const index = await this.#indexOf(snapshot, scope);
      const versions = versionsAt(snapshot, scope, index, (page - 1) * pageSize, pageSize);
      const columns = withBodies ? WITH_BODIES : SUMMARY_COLUMNS;
      const rows = await (versions?.select(columns).execute() ?? []);
      return { items: await this.#summaries(snapshot, scope, rows), total: index.total, years, categories };
    });
  }

  async find(ref: ContentRef): Promise<Outcome<ContentItem, 'contentNotFound' | 'contentInOtherLanguage'>> {
    if (!isStorable(ref.site, ref.slug)) return refused('contentNotFound');
    return this.#snapshot(ref.site, async (snapshot) => {
      const published = (await findVersions(snapshot, ref)).filter((row) => isPublished(row, snapshot.now));
      if (published.length === 0) return refused('contentNotFound');
      const version = published.find((row) => row.locale === ref.locale);
      if (version === undefined) return refused('contentInOtherLanguage');
      return done(await this.#item(snapshot, version, published));
    });
  }

  async findFormer(ref: ContentRef): Promise<FormerItem | undefined> {
    if (!isStorable(ref.site, ref.slug)) return undefined;
    return this.#snapshot(ref.site, async (snapshot) => {
      const moved = await findFormerAddress(snapshot, ref.site, ref);
      const versions = await findVersions(snapshot, moved === undefined ? ref : { ...ref, ...moved });
      const inOrder = versions.toSorted((version) => (version.locale === ref.locale ? -1 : 1));
      const published = inOrder.find((row) => isPublished(row, snapshot.now));
      if (moved !== undefined && published !== undefined) {
        const [item] = await this.#summaries(snapshot, published, [published]);
        return item && { state: 'moved', item };
      }
      const gone = inOrder.find((row) => isGone(publicationOf(row), snapshot.now));
      const isRemoved = moved === undefined && versions.length === 0 && (await isSlugRetired(snapshot, ref.site, ref));
      if (isRemoved) return { state: 'withdrawn', related: [] };
      if (gone === undefined || published !== undefined) return undefined;
      return { state: 'withdrawn', related: await this.#relatedOf(snapshot, { ...gone, locale: ref.locale }) };
    });
  }

  async addresses(query: AddressQuery): Promise<readonly ItemAddress[]> {
    if (!isStorable(query.site)) return [];
    return this.#snapshot(query.site, (snapshot) => findAddresses(snapshot, query));
  }

  async addressBlocks(site: SiteId, kind: ContentKind, itemsPerBlock: number): Promise<readonly AddressBlock[]> {
    if (!isStorable(site)) return [];
    return this.#cached(this.#addressBlocks, [kind, itemsPerBlock], site, (snapshot) =>
      findAddressBlocks(snapshot, site, kind, itemsPerBlock),
    );
  }

  async addHits(site: SiteId, hits: readonly Hits[]): Promise<void> {
    const storable = hits.filter(({ slug }) => isStorable(site, slug));
    if (storable.length === 0) return;
    // Always in the same order, so that two transactions for the same items wait for each other and do not deadlock.
    const ordered = storable.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await this.#database.write(async (tx) => {
      for (const { kind, slug, count } of ordered) {
        await tx
          .insertInto('hits')
          .columns(['site', 'kind', 'slug', 'hits'])
          .expression((from) =>
            from
              .selectFrom('items as i')
              .select(['i.site', 'i.kind', 'i.slug', sql<number>`cast(${count} as bigint)`.as('hits')])
              .where('i.site', '=', site)
              .where('i.kind', '=', kind)
              .where('i.slug', '=', slug)
              .where(isPartOf('i', PUBLISHED_GENERATION)),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['site', 'kind', 'slug'])
              .doUpdateSet({ hits: (is) => is('hits.hits', '+', is.ref('excluded.hits')) }),
          )
          .execute();
      }
    });
  }

  /** Reads through a cache whose entries are valid as long as the state of the content is the same. */
  async #cached<T extends object>(
    cache: QueryCache<T>,
    key: readonly unknown[],
    site: SiteId,
    find: (snapshot: Snapshot) => Promise<T>,
  ): Promise<T> {
    const state = await this.#states.current(site, this.#clock.now());
    return await cache.get([state, ...key], () => this.#snapshot(site, find));
  }

  #snapshot<T>(site: SiteId, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    return this.#database.snapshot(async (tx) => {
      const publication = await readPublication(tx);
      const state = await this.#states.seenBy(tx, publication, site, now);
      return await work({ tx, now, generation: publication.live, state });
    });
  }

  async #item(snapshot: Snapshot, version: VersionRow, published: readonly VersionRow[]): Promise<ContentItem> {
    const labels = await this.#labelsOf(snapshot, version);
    const [summary = summaryOf(version, labels)] = await this.#summaries(snapshot, version, [version]);
    return {
      ...summary,
      bodyHtml: version.body_html,
      tags: tagLabels(labels, JSON.parse(version.tags) as string[]),
      related: await this.#relatedOf(snapshot, version),
      locales: LOCALES.filter((locale) => published.some((row) => row.locale === locale)),
      hits: version.hits ?? 0,
    };
  }

  async #relatedOf(snapshot: Snapshot, version: VersionRow): Promise<readonly ContentSummary[]> {
    const { site, kind, slug, locale, category } = version;
    // The category of a disclosure is its year, in which all codes are of the same age: only those of its group relate.
    const subcategory = kind === 'oit' ? (version.subcategory ?? undefined) : undefined;
    const scope = { site, kind, locale, category: category ?? undefined, subcategory };
    const choice = JSON.parse(version.related) as ItemRef[];
    return this.#summaries(snapshot, scope, await findRelated(snapshot, scope, { kind, slug }, choice));
  }

  async #summaries(snapshot: Snapshot, scope: LabelScope, rows: readonly SummaryRow[]) {
    const labels = await this.#labelsOf(snapshot, scope);
    const summaries = rows.map((row) => summaryOf(row, labels));
    return atCurrentTimes(snapshot, scope, summaries);
  }

  #indexOf(snapshot: Snapshot, scope: ListScope): Promise<ListIndex> {
    return this.#indexes.get([snapshot.state, ...listKey(scope)], () => findListIndex(snapshot, scope));
  }

  #yearsOf(snapshot: Snapshot, { year: _, ...scope }: ListScope): Promise<readonly number[]> {
    return this.#years.get([snapshot.state, ...listKey(scope)], () => findYears(snapshot, scope));
  }

  #categoriesOf(snapshot: Snapshot, { site, kind, locale }: ListScope): Promise<readonly Category[]> {
    const scope = { site, kind, locale };
    return this.#categories.get([snapshot.state, kind, locale], async () =>
      findCategories(snapshot, scope, await this.#labelsOf(snapshot, scope)),
    );
  }

  #labelsOf({ tx, generation, state }: Snapshot, { site, locale }: LabelScope): Promise<Labels> {
    return this.#labels.get([state, locale], () => findLabels(tx, generation, site, locale));
  }
}

const WITH_BODIES = [...SUMMARY_COLUMNS, 'v.body_html'] as const;
const EMPTY_LIST: ContentList = { items: [], total: 0, years: [], categories: [] };

function listKey(scope: ListScope): readonly unknown[] {
  const { site, kind, locale, category = null, subcategory = null, featured = null, year = null, when = null } = scope;
  return [site, kind, locale, category, subcategory, featured, year, when];
}

/** In summaries. */
function weightOf({ items }: ContentList): number {
  const bodies = items.map(({ bodyHtml = '' }) => bodyHtml.length / CHARACTERS_PER_SUMMARY);
  return Math.ceil(bodies.reduce((sum, weight) => sum + weight, items.length + 1));
}

/** Both languages' versions of an item, public or not. */
function findVersions(snapshot: Snapshot, ref: ContentRef): Promise<VersionRow[]> {
  return versionsOfItems(snapshot, ref.site, [ref])
    .innerJoin('items as i', (on) =>
      on
        .onRef('i.site', '=', 'v.site')
        .onRef('i.kind', '=', 'v.kind')
        .onRef('i.slug', '=', 'v.slug')
        .onRef('i.from_generation', '=', 'v.from_generation'),
    )
    .leftJoin('hits as h', (on) =>
      on.onRef('h.site', '=', 'v.site').onRef('h.kind', '=', 'v.kind').onRef('h.slug', '=', 'v.slug'),
    )
    .select([...WITH_BODIES, 'v.site', 'v.locale', 'v.withdrawn_at', 'i.tags', 'i.related', 'h.hits'])
    .execute();
}

function keyOf({ kind, slug }: Hits): string {
  return `${kind}/${slug}`;
}
