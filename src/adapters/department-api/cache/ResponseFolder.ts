import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseInstant, type Instant } from '#domain/instant.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { BoundedFolder, type BoundedFolderSettings, type FileNames } from './BoundedFolder.ts';

/** What an API said, and when. */
export interface StoredResponse {
  readonly body: string;
  readonly asOf: Instant;
}

export interface ResponseFolderSettings extends Omit<BoundedFolderSettings, 'names'> {
  readonly warn: (message: string, fault?: unknown) => void;
}

const NAMES: FileNames = {
  fileOf: (name) => name,
  read: (file) => (/^[0-9a-f]{64}$/.test(file) ? { name: file } : undefined),
};
/** Changes that wait for the disk: bounded, for they hold whole answers. */
const MOST_WAITING = 1_000;

/**
 * Answers as files that survive a restart. A file is there whole or not at all, and is checked when it is read: what a
 * crash or somebody's hand left is as good as nothing. Changes are made one after the other, beside the requests.
 */
export class ResponseFolder {
  readonly #folder: string;
  readonly #warn: ResponseFolderSettings['warn'];
  readonly #files: BoundedFolder;
  readonly #waiting = new Map<string, StoredResponse | 'gone'>();
  #isFailing = false;
  #changes: Promise<void>;

  constructor({ folder, most, mostBytes, warn }: ResponseFolderSettings) {
    this.#folder = folder;
    this.#warn = warn;
    this.#files = new BoundedFolder({ folder, most, mostBytes, names: NAMES });
    this.#changes = this.#change(() => this.#files.takeStock());
  }

  /** @param name of 64 hex digits */
  async read(name: string): Promise<StoredResponse | undefined> {
    const waiting = this.#waiting.get(name);
    if (waiting !== undefined) return waiting === 'gone' ? undefined : waiting;
    const size = this.#files.use(name);
    if (this.#files.hasTakenStock && size === undefined) return undefined;
    try {
      return parse(await readFile(this.#pathOf(name), 'utf8'));
    } catch {
      return undefined; // there is none, or the disk cannot be read: nobody is helped by a second fault
    }
  }

  /** @returns whether it will be written; not when too much waits for the disk already */
  keep(name: string, answer: StoredResponse): boolean {
    return this.#put(name, answer);
  }

  remove(name: string): void {
    const isPerhapsThere = !this.#files.hasTakenStock || this.#files.has(name) || this.#waiting.has(name);
    if (isPerhapsThere) this.#put(name, 'gone');
  }

  /** Resolves when everything is on the disk. */
  async close(): Promise<void> {
    await this.#changes;
  }

  #put(name: string, what: StoredResponse | 'gone'): boolean {
    const isWaiting = this.#waiting.has(name);
    // What has to go is small, and must.
    if (!isWaiting && what !== 'gone' && this.#waiting.size >= MOST_WAITING) return false;
    this.#waiting.set(name, what);
    if (!isWaiting) this.#changes = this.#changes.then(() => this.#change(() => this.#putNow(name)));
    return true;
  }

  async #change(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      if (!this.#isFailing) this.#warn('last good answers cannot be written; a restart will not know them', fault);
      this.#isFailing = true;
    }
  }

  async #putNow(name: string): Promise<void> {
    const what = this.#waiting.get(name);
    this.#waiting.delete(name);
    if (what === 'gone') {
      await this.#files.remove(name);
    } else if (what !== undefined) {
      const text = format(what);
      // Before it is there, so that whoever removes it meanwhile knows of it.
      if (!this.#files.add(name, Buffer.byteLength(text))) return;
      // Not flushed to the disk: what a power cut leaves of it does not pass the check.
      await writeFileAtomically(this.#pathOf(name), text, { mode: 0o600, isFlushed: false });
      this.#isFailing = false;
      await this.#files.clearEvicted();
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }
}

/** One line of what it is, and the body. */
function format({ body, asOf }: StoredResponse): string {
  return `${JSON.stringify({ asOf, sha256: hash('sha256', body) })}\n${body}`;
}

function parse(text: string): StoredResponse | undefined {
  const end = text.indexOf('\n');
  const { asOf: said, sha256 } = JSON.parse(text.slice(0, end)) as {
    readonly asOf?: unknown;
    readonly sha256?: unknown;
  };
  const body = text.slice(end + 1);
  const asOf = typeof said === 'string' ? parseInstant(said) : undefined;
  return asOf === undefined || hash('sha256', body) !== sha256 ? undefined : { body, asOf };
}
