import { sql } from 'kysely';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { SearchIndex } from '#ports/SearchIndex.ts';
import type { Database, Tx } from '../Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from '../generations.ts';
import { withPause } from '../withPause.ts';
import { withPublishLock } from '../withPublishLock.ts';
import type { StoreEngine, Warn } from '../StoreEngine.ts';
import type { ItemKey } from '../StoreTables.ts';
import { addDocuments } from './addDocuments.ts';
import { findSubjectLabels, type SubjectLabels } from '../subjectLabels.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { itemDocuments } from './itemDocuments.ts';
import { replaceReservoirDocuments } from './reservoirDocuments.ts';
import { wordsVersion } from './words/wordsVersion.ts';

/** Items per transaction: finding their words keeps this thread for some 10 ms. */
const REBUILD_SIZE = 5;
const UPDATE_SIZE = 500;

/** Keeps the index of the search in order, besides imports, which write what they publish. */
export class StoreSearchIndex implements SearchIndex {
  readonly #engine: StoreEngine;
  readonly #database: Database;
  readonly #warn: Warn;

  constructor(engine: StoreEngine, database: Database, warn: Warn) {
    this.#engine = engine;
    this.#database = database;
    this.#warn = warn;
  }

  async rebuildIfOutdated(signal?: AbortSignal): Promise<void> {
    if (await isIndexOutdated(this.#database, this.#engine.search)) await this.rebuild(signal);
  }

  async rebuild(signal?: AbortSignal): Promise<void> {
    await this.#database.withUnavailable(() =>
      withPublishLock(this.#engine.publishLock(), this.#warn, () => this.#rebuild(signal)),
    );
  }

  async copyHits(): Promise<void> {
    const changed = await this.#database.withUnavailable(() =>
      this.#engine.search.reader
        .selectFrom('hits as h')
        .innerJoin('search_documents as d', (on) =>
          on.onRef('d.site', '=', 'h.site').onRef('d.kind', '=', 'h.kind').onRef('d.slug', '=', 'h.slug'),
        )
        .select(['d.id', 'h.hits'])
        .whereRef('d.hits', '<>', 'h.hits')
        .orderBy('d.id')
        .execute(),
    );
    for (let start = 0; start < changed.length; start += UPDATE_SIZE) {
      const rows = changed.slice(start, start + UPDATE_SIZE);
      const values = sql.join(rows.map(({ id, hits }) => sql`(cast(${id} as bigint), cast(${hits} as bigint))`));
      await this.#database.write((tx) =>
        sql`with v (id, hits) as (values ${values})
          update search_documents set hits = (select v.hits from v where v.id = search_documents.id)
          where id in (select v.id from v)`.execute(tx),
      );
    }
  }

  async #rebuild(signal?: AbortSignal): Promise<void> {
    const { search } = this.#engine;
    const labels = new Map<SiteId, SubjectLabels>();
    let last: ItemKey | undefined;
    do {
      signal?.throwIfAborted();
      last = await withPause(() =>
        this.#database.write(async (tx) => {
          const items = await nextItems(tx, last);
          for (const item of items) {
            if (!labels.has(item.site))
              labels.set(item.site, await findSubjectLabels(tx, PUBLISHED_GENERATION, item.site));
            await replaceDocuments(tx, item);
            const versions = await versionsOf(tx, item);
            const tags = JSON.parse(item.tags) as string[];
            await addDocuments(tx, search, itemDocuments(versions, tags, labels.get(item.site) as SubjectLabels));
          }
          return items.at(-1);
        }),
      );
    } while (last !== undefined);
    for (const [site, register] of await this.#registers())
      await this.#database.write((tx) => replaceReservoirDocuments(tx, search, site, register));
    await this.#database.write((tx) => markIndexCurrent(tx, search));
  }

  async #registers(): Promise<ReadonlyMap<SiteId, readonly Reservoir[]>> {
    const rows = await this.#database.read((db) =>
      db
        .selectFrom('reservoirs')
        .select(['site', 'details'])
        .where('position', 'is not', null)
        .orderBy('site')
        .orderBy('position')
        .execute(),
    );
    const bySite = Map.groupBy(rows, ({ site }) => site);
    return new Map(
      [...bySite].map(([site, ofSite]) => [site, ofSite.map(({ details }) => JSON.parse(details) as Reservoir)]),
    );
  }
}

/** Whether the index was made with other rules for words than this version has. */
export async function isIndexOutdated(database: Database, { synonyms }: SearchEngine): Promise<boolean> {
  const state = await database.read((db) =>
    db.selectFrom('search_state').select('words_version').executeTakeFirstOrThrow(),
  );
  return state.words_version !== wordsVersion(synonyms);
}

export async function markIndexCurrent(tx: Tx, { synonyms }: SearchEngine): Promise<void> {
  await tx
    .updateTable('search_state')
    .set({ words_version: wordsVersion(synonyms) })
    .execute();
}

function nextItems(tx: Tx, after: ItemKey | undefined) {
  const { site, kind, slug } = after ?? { site: '', kind: '', slug: '' };
  return tx
    .selectFrom('items as i')
    .select(['i.site', 'i.kind', 'i.slug', 'i.from_generation', 'i.tags'])
    .where(isPartOf('i', PUBLISHED_GENERATION))
    .where(sql<boolean>`(i.site, i.kind, i.slug) > (${site}, ${kind}, ${slug})`)
    .orderBy('i.site')
    .orderBy('i.kind')
    .orderBy('i.slug')
    .limit(REBUILD_SIZE)
    .execute();
}

type ItemRow = Awaited<ReturnType<typeof nextItems>>[number];

async function replaceDocuments(tx: Tx, { site, kind, slug }: ItemRow): Promise<void> {
  await tx
    .deleteFrom('search_documents')
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute();
}

function versionsOf(tx: Tx, { site, kind, slug, from_generation }: ItemRow) {
  return tx
    .selectFrom('versions')
    .selectAll()
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('from_generation', '=', from_generation)
    .execute();
}
