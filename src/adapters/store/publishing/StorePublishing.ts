import type { Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type {
  ArchiveEntry,
  ArchiveItem,
  PublishedSite,
  Publishing,
  PublishReport,
  SiteArchive,
} from '#ports/Publishing.ts';
import type { Database } from '../Database.ts';
import { readPublishedGeneration } from '../generations.ts';
import { markIndexCurrent } from '../search/StoreSearchIndex.ts';
import type { StoreEngine, Warn } from '../StoreEngine.ts';
import { clearReplaced, clearUnpublished } from './clearRows.ts';
import { compareArchive, publishedItems, type SiteChanges } from './compareArchive.ts';
import { moveHits } from './moveHits.ts';
import { listPublishedSites, takenDomains } from './publishedSites.ts';
import { PublishRun } from './PublishRun.ts';
import { withPublishLock } from '../withPublishLock.ts';
import { endSite, removeItems, writeChanges } from './writeChanges.ts';

type Archives = readonly SiteArchive<ArchiveItem | ArchiveEntry>[];
type Progress = (done: number, total: number) => void;

/** Imports sites: writes a new generation beside the published one, then switches to it. */
export class StorePublishing implements Publishing {
  readonly #engine: StoreEngine;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #warn: Warn;

  constructor(engine: StoreEngine, database: Database, clock: Clock, warn: Warn) {
    this.#engine = engine;
    this.#database = database;
    this.#clock = clock;
    this.#warn = warn;
  }

  publish(archives: Archives, progress: Progress): Promise<PublishReport> {
    return this.#database.withUnavailable(() =>
      withPublishLock(this.#engine.publishLock(), this.#warn, () => this.#publishLocked(archives, progress)),
    );
  }

  isEmpty(): Promise<boolean> {
    return this.#database.read(async (db) => (await readPublishedGeneration(db)) === 0);
  }

  async #publishLocked(archives: Archives, progress: Progress): Promise<PublishReport> {
    const run = await this.#begin();
    // The index of an empty store is written by its first import.
    if (run.published === 0) await run.write((tx) => markIndexCurrent(tx, this.#engine.search));
    const domains = await takenDomains(this.#database, run.published, archives);
    if (domains.length > 0) return { published: false, code: 'domainTaken', domains };

    const now = this.#clock.now();
    const sites: SiteChanges[] = [];
    for (const archive of archives) sites.push(await compareArchive(this.#database, run.published, archive, now));
    const refused = sites.flatMap(({ archive, refused: items }) =>
      items.map(({ kind, slug }) => ({ site: archive.details.id, kind, slug })),
    );
    if (refused.length > 0) return { published: false, code: 'slugRetired', items: refused };

    if (sites.some(hasChanges)) {
      await this.#write(run, sites, now, progress);
      await run.publish();
      await this.#cleanUp(run);
    }
    return reportOf(sites);
  }

  list(): Promise<readonly PublishedSite[]> {
    return listPublishedSites(this.#database);
  }

  remove(site: SiteId): Promise<boolean> {
    return this.#database.withUnavailable(() =>
      withPublishLock(this.#engine.publishLock(), this.#warn, async () => {
        const run = await this.#begin();
        const items = await publishedItems(this.#database, run.published, site);
        await removeItems(run, site, [...items.values()], this.#clock.now());
        if (!(await endSite(run, site))) return false;
        await run.publish();
        await this.#cleanUp(run);
        return true;
      }),
    );
  }

  async #begin(): Promise<PublishRun> {
    const run = await PublishRun.begin(this.#database);
    await clearUnpublished(run);
    await clearReplaced(run, run.published);
    return run;
  }

  async #write(run: PublishRun, sites: readonly SiteChanges[], now: Instant, progress: Progress): Promise<void> {
    const total = sum(sites.map(({ archive }) => archive.items.length));
    let done = total - sum(sites.map(({ written }) => written.length));
    progress(done, total);
    for (const changes of sites) {
      await writeChanges(run, this.#engine.search, changes, now, (items) => progress((done += items), total));
    }
  }

  /** Everything is published already: an error is only reported, and the next import does the rest. */
  async #cleanUp(run: PublishRun): Promise<void> {
    try {
      await run.write((tx) => moveHits(tx, run.generation));
      await clearReplaced(run, run.generation);
      await this.#engine.afterPublish();
    } catch (error) {
      this.#warn('published, but the replaced rows could not be deleted; the next import will delete them', error);
    }
  }
}

function hasChanges({ siteChanged, written, removed }: SiteChanges): boolean {
  return siteChanged || written.length > 0 || removed.length > 0;
}

function reportOf(sites: readonly SiteChanges[]): PublishReport {
  const added = sum(sites.map((site) => site.added));
  const changed = sum(sites.map((site) => site.changed));
  return {
    published: true,
    added,
    changed,
    removed: sum(sites.map((site) => site.removed.length)),
    unchanged: sum(sites.map(({ archive }) => archive.items.length)) - added - changed,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
