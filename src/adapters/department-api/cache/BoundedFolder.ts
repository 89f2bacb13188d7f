import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PARTIAL } from '#adapters/files/writeFileAtomically.ts';

export interface BoundedFolderSettings {
  readonly folder: string;
  /** Beyond it, the least recently used files are removed. */
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly names: FileNames;
}

/** The file names of entries. */
export interface FileNames {
  fileOf(name: string, size: number): string;
  /** Undefined for a file that is no entry. Returns the size when the file's name contains it. */
  parse(file: string): { readonly name: string; readonly size?: number } | undefined;
}

/** No file takes so long to write: an older partial file was left by a process that ended. */
export const MAX_PARTIAL_MS = 10 * 60_000;
const MAX_CONCURRENT_STATS = 32;

interface FoundFile {
  readonly name: string;
  readonly size: number;
  readonly usedMs: number;
}

/** A list of the files in a folder, bounded in number and size: the least recently used ones are evicted. */
export class BoundedFolder {
  readonly #folder: string;
  readonly #names: FileNames;
  readonly #sizes: LRUCache<string, number>;
  #evicted: string[] = [];
  #isLoaded = false;

  constructor({ folder, maxFiles, maxBytes, names }: BoundedFolderSettings) {
    this.#folder = folder;
    this.#names = names;
    this.#sizes = new LRUCache({
      max: maxFiles,
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (size, name, reason) => {
        if (reason === 'evict') this.#evicted.push(this.pathOf(name, size));
      },
    });
  }

  /** Whether the files of earlier processes are in the list. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Lists the files of earlier processes, and removes incomplete ones. Rejects when the folder cannot be used. */
  async load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const files = await readdir(this.#folder);
    const found: FoundFile[] = [];
    for (let first = 0; first < files.length; first += MAX_CONCURRENT_STATS) {
      const some = files.slice(first, first + MAX_CONCURRENT_STATS).map((file) => this.#check(file));
      found.push(...(await Promise.all(some)).filter((one) => one !== undefined));
    }
    found.sort((one, other) => one.usedMs - other.usedMs);
    for (const { name, size } of found) if (!this.add(name, size)) this.#evicted.push(this.pathOf(name, size));
    this.#isLoaded = true;
    await this.clearEvicted();
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Marks a file as the most recently used; returns its size, or undefined when there is none. */
  use(name: string): number | undefined {
    return this.#sizes.get(name);
  }

  /**
   * Adds a file to the list; what it evicts is removed at the next `clearEvicted`.
   *
   * @returns false when the file alone is larger than the limit
   */
  add(name: string, size: number): boolean {
    if (size > this.#sizes.maxSize) return false;
    this.#sizes.set(name, size);
    return true;
  }

  async remove(name: string): Promise<void> {
    const size = this.#sizes.peek(name);
    this.#sizes.delete(name);
    if (size !== undefined) await rm(this.pathOf(name, size), { force: true });
  }

  async clearEvicted(): Promise<void> {
    // Taken off the list before it is removed: meanwhile others may add to the list, or clear it too.
    for (let path = this.#evicted.pop(); path !== undefined; path = this.#evicted.pop()) {
      try {
        await rm(path, { force: true });
      } catch (error) {
        this.#evicted.push(path);
        throw error;
      }
    }
  }

  pathOf(name: string, size: number): string {
    return join(this.#folder, this.#names.fileOf(name, size));
  }

  async #check(file: string): Promise<FoundFile | undefined> {
    const path = join(this.#folder, file);
    const entry = this.#names.parse(file);
    if (entry === undefined && !file.endsWith(PARTIAL)) return undefined;
    const found = await lstat(path).catch(() => undefined); // another process may have removed it
    if (found?.isFile() !== true) return undefined;
    if (entry === undefined) {
      if (Date.now() - found.mtimeMs >= MAX_PARTIAL_MS) await rm(path, { force: true });
      return undefined;
    }
    const { size, mtimeMs: usedMs } = found;
    if (size === (entry.size ?? size)) return { name: entry.name, size, usedMs };
    await rm(path, { force: true });
    return undefined;
  }
}
