import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseInstant, type Instant } from '#domain/instant.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { BoundedFolder, type BoundedFolderSettings, type FileNames } from './BoundedFolder.ts';

export interface StoredResponse {
  readonly body: string;
  /** When the API sent it. */
  readonly asOf: Instant;
}

export interface ResponseFolderSettings extends Omit<BoundedFolderSettings, 'names'> {
  readonly warn: (message: string, error?: unknown) => void;
}

const NAMES: FileNames = {
  fileOf: (name) => name,
  parse: (file) => (/^[0-9a-f]{64}$/.test(file) ? { name: file } : undefined),
};
/** Changes that wait for the disk: limited, because they contain whole bodies. */
const MAX_PENDING = 1_000;

/**
 * Responses as files that survive a restart. Each is written atomically and checked when it is read; what a crash or a
 * person has damaged counts as missing. Changes are made one after the other, in the background.
 */
export class ResponseFolder {
  readonly #folder: string;
  readonly #warn: ResponseFolderSettings['warn'];
  readonly #files: BoundedFolder;
  readonly #pending = new Map<string, StoredResponse | 'removed'>();
  #isFailing = false;
  #changes: Promise<void>;

  constructor({ folder, maxFiles, maxBytes, warn }: ResponseFolderSettings) {
    this.#folder = folder;
    this.#warn = warn;
    this.#files = new BoundedFolder({ folder, maxFiles, maxBytes, names: NAMES });
    this.#changes = this.#change(() => this.#files.load());
  }

  /** @param name of 64 hex digits */
  async read(name: string): Promise<StoredResponse | undefined> {
    const pending = this.#pending.get(name);
    if (pending !== undefined) return pending === 'removed' ? undefined : pending;
    const size = this.#files.use(name);
    if (this.#files.isLoaded && size === undefined) return undefined;
    try {
      return parse(await readFile(this.#pathOf(name), 'utf8'));
    } catch {
      return undefined; // no such file, or a disk that cannot be read: the caller reports its own error already
    }
  }

  /** @returns whether it will be written; not when too many changes are pending */
  write(name: string, change: StoredResponse | 'removed'): boolean {
    const isPending = this.#pending.has(name);
    // A removal is small, and must happen.
    if (!isPending && change !== 'removed' && this.#pending.size >= MAX_PENDING) return false;
    this.#pending.set(name, change);
    if (!isPending) this.#changes = this.#changes.then(() => this.#change(() => this.#apply(name)));
    return true;
  }

  remove(name: string): void {
    const mayExist = !this.#files.isLoaded || this.#files.has(name) || this.#pending.has(name);
    if (mayExist) this.write(name, 'removed');
  }

  /** Resolves when everything is on the disk. */
  async close(): Promise<void> {
    await this.#changes;
  }

  async #change(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#isFailing) this.#warn('stale copies cannot be written; they will be lost at a restart', error);
      this.#isFailing = true;
    }
  }

  async #apply(name: string): Promise<void> {
    const change = this.#pending.get(name);
    this.#pending.delete(name);
    if (change === 'removed') {
      await this.#files.remove(name);
    } else if (change !== undefined) {
      const text = format(change);
      // Before it is written, so that a removal meanwhile finds it.
      if (!this.#files.add(name, Buffer.byteLength(text))) return;
      // Not flushed to the disk: what a power cut leaves of it fails the check.
      await writeFileAtomically(this.#pathOf(name), text, { mode: 0o600, flush: 'nothing' });
      this.#isFailing = false;
      await this.#files.clearEvicted();
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }
}

/** A line of JSON about the body, then the body. */
function format({ body, asOf }: StoredResponse): string {
  return `${JSON.stringify({ asOf, sha256: hash('sha256', body) })}\n${body}`;
}

function parse(text: string): StoredResponse | undefined {
  const end = text.indexOf('\n');
  const header = JSON.parse(text.slice(0, end)) as { readonly asOf?: unknown; readonly sha256?: unknown };
  const body = text.slice(end + 1);
  const asOf = typeof header.asOf === 'string' ? parseInstant(header.asOf) : undefined;
  return asOf === undefined || hash('sha256', body) !== header.sha256 ? undefined : { body, asOf };
}
