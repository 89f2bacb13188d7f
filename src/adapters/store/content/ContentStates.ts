import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Database, Reader } from '../Database.ts';
import { readPublication, type Publication } from '../generations.ts';
import { findNextChange } from './nextChange.ts';

/** Between two changes, the second of which is undefined when none is scheduled. */
interface Period {
  readonly from: Instant;
  readonly until: Instant | undefined;
}

/** Anybody can request the content of sites that do not exist. */
const MAX_SITES = 1_000;

/**
 * Names the states of a site's content: as long as the name is the same, queries have the same results. It changes with
 * every import of content, and whenever an item is published or withdrawn or an event ends.
 */
export class ContentStates {
  readonly #database: Database;
  readonly #periods = new LRUCache<string, Period>({ max: MAX_SITES });
  #published: { readonly commitCount: number; readonly publication: Publication } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The state now, as far as possible without a query. */
  async current(site: SiteId, now: Instant): Promise<string> {
    return await this.#nameOf(await this.#publication(), site, now, (find) => this.#database.read(find));
  }

  /** The state that a snapshot sees. */
  async seenBy(tx: Reader, publication: Publication, site: SiteId, now: Instant): Promise<string> {
    return await this.#nameOf(publication, site, now, (find) => find(tx));
  }

  /** What is published, cached until the next commit on engines that can detect one. */
  async #publication(): Promise<Publication> {
    // Read before what is published: a commit between the two is then detected the next time.
    const commitCount = this.#database.commitCount();
    if (commitCount !== undefined && commitCount === this.#published?.commitCount) return this.#published.publication;
    const publication = await this.#database.read(readPublication);
    this.#published = commitCount === undefined ? undefined : { commitCount, publication };
    return publication;
  }

  async #nameOf(
    { live, version }: Publication,
    site: SiteId,
    now: Instant,
    read: (find: (db: Reader) => Promise<Instant | undefined>) => Promise<Instant | undefined>,
  ): Promise<string> {
    const published = `${live} ${version} ${site}`;
    const known = this.#periods.get(published);
    const isCurrent = known !== undefined && known.from <= now && (known.until === undefined || now < known.until);
    const until = isCurrent ? known.until : await read((db) => findNextChange(db, site, now));
    if (!isCurrent) this.#periods.set(published, { from: now, until });
    // The next change names the period before it.
    return `${published} ${until ?? ''}`;
  }
}
