import type { SiteId } from '#domain/site/siteId.ts';
import type { Media, MediaFile } from '#ports/Media.ts';
import type { FolderMedia } from './FolderMedia.ts';

/** Which files a site publishes or once published. */
export interface MediaUses {
  isUsed(site: SiteId, name: string): Promise<boolean>;
}

/** Uses that are remembered: some 10 MB. */
const MAX_REMEMBERED = 50_000;

/**
 * The files of a folder, each only for the sites that publish it. A use never ends, so it is looked up once: pages from
 * the cache have their pictures while the store does not respond.
 */
export class SiteMedia implements Media {
  readonly #uses: MediaUses;
  readonly #files: FolderMedia;
  readonly #remembered = new Set<string>();

  constructor(uses: MediaUses, files: FolderMedia) {
    this.#uses = uses;
    this.#files = files;
  }

  async open(site: SiteId, name: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    const file = await this.#files.open(name, signal);
    return file !== undefined && (await this.#isUsed(site, name)) ? file : undefined;
  }

  async #isUsed(site: SiteId, name: string): Promise<boolean> {
    const key = `${name} ${site}`;
    if (this.#remembered.has(key)) return true;
    if (!(await this.#uses.isUsed(site, name))) return false;
    const [oldest] = this.#remembered;
    if (oldest !== undefined && this.#remembered.size >= MAX_REMEMBERED) this.#remembered.delete(oldest);
    this.#remembered.add(key);
    return true;
  }
}
