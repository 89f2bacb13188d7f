import type { SiteId } from '#domain/site/siteId.ts';
import type { MediaUses } from '#adapters/files/SiteMedia.ts';
import type { Database } from './Database.ts';
import { isStorable } from './isStorable.ts';
import { mediaHashOf } from './mediaHashes.ts';

/** Finds in the store which media files a site publishes or has published. */
export class StoreMediaUses implements MediaUses {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async isUsed(site: SiteId, name: string): Promise<boolean> {
    const hash = mediaHashOf(name);
    if (hash === undefined || !isStorable(site)) return false;
    const found = await this.#database.read((db) =>
      db.selectFrom('site_media').select('hash').where('site', '=', site).where('hash', '=', hash).executeTakeFirst(),
    );
    return found !== undefined;
  }
}
