import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PARTIAL } from '#adapters/files/writeFileAtomically.ts';

export interface BoundedFolderSettings {
  readonly folder: string;
  /** Files; beyond it, those go that were used longest ago. */
  readonly most: number;
  readonly mostBytes: number;
  readonly names: FileNames;
}

/** What the files of a folder are called. */
export interface FileNames {
  fileOf(name: string, size: number): string;
  /** Undefined for a file that is none of ours. The size, where what a file is called says it. */
  read(file: string): { readonly name: string; readonly size?: number } | undefined;
}

/** Nobody takes so long over one: what is older was left by a process that ended. */
export const LONGEST_PARTIAL_MS = 10 * 60_000;
/** Files that are looked at beside each other at the start. */
const LOOKS_AT_ONCE = 32;

/** Which files a folder holds that never has more than so many bytes: those that were used last. */
export class BoundedFolder {
  readonly #folder: string;
  readonly #names: FileNames;
  readonly #sizes: LRUCache<string, number>;
  #evicted: string[] = [];
  #hasTakenStock = false;

  constructor({ folder, most, mostBytes, names }: BoundedFolderSettings) {
    this.#folder = folder;
    this.#names = names;
    this.#sizes = new LRUCache({
      max: most,
      maxSize: mostBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (size, name, reason) => {
        if (reason === 'evict') this.#evicted.push(this.pathOf(name, size));
      },
    });
  }

  /** Whether it is known what earlier processes left. */
  get hasTakenStock(): boolean {
    return this.#hasTakenStock;
  }

  /** Finds what earlier processes left, and takes away what is not whole. Rejects when the folder cannot be used. */
  async takeStock(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const files = await readdir(this.#folder);
    const found: Found[] = [];
    for (let first = 0; first < files.length; first += LOOKS_AT_ONCE) {
      const looks = files.slice(first, first + LOOKS_AT_ONCE).map((file) => this.#lookAt(file));
      found.push(...(await Promise.all(looks)).filter((one) => one !== undefined));
    }
    found.sort((one, other) => one.usedMs - other.usedMs);
    for (const { name, size } of found) if (!this.add(name, size)) this.#evicted.push(this.pathOf(name, size));
    this.#hasTakenStock = true;
    await this.clearEvicted();
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** The size of a file, which is then the one that was used last; undefined when there is none. */
  use(name: string): number | undefined {
    return this.#sizes.get(name);
  }

  /**
   * Counts a file in; others have to go for it at the next `clearEvicted`.
   *
   * @returns not when it alone has more bytes than all of them may have
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
    // Taken out before it is gone: meanwhile others may come to the list, or clear it too.
    for (let path = this.#evicted.pop(); path !== undefined; path = this.#evicted.pop()) {
      try {
        await rm(path, { force: true });
      } catch (fault) {
        this.#evicted.push(path);
        throw fault;
      }
    }
  }

  pathOf(name: string, size: number): string {
    return join(this.#folder, this.#names.fileOf(name, size));
  }

  async #lookAt(file: string): Promise<Found | undefined> {
    const path = join(this.#folder, file);
    const says = this.#names.read(file);
    if (says === undefined && !file.endsWith(PARTIAL)) return undefined;
    const there = await lstat(path).catch(() => undefined); // another process may have taken it away
    if (there?.isFile() !== true) return undefined;
    if (says === undefined) {
      if (Date.now() - there.mtimeMs >= LONGEST_PARTIAL_MS) await rm(path, { force: true });
      return undefined;
    }
    const { size, mtimeMs: usedMs } = there;
    if (size === (says.size ?? size)) return { name: says.name, size, usedMs };
    await rm(path, { force: true });
    return undefined;
  }
}

interface Found {
  readonly name: string;
  readonly size: number;
  readonly usedMs: number;
}
