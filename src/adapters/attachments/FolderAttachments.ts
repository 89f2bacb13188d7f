import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AttachmentCheck, type CheckedAttachment } from '#domain/files/AttachmentCheck.ts';
import { attachmentName } from '#domain/files/attachmentName.ts';
import { addSeconds } from '#domain/instant.ts';
import type { Limit } from '#domain/limits/limit.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import {
  UNCLAIMED_SECONDS,
  type AttachmentId,
  type Attachments,
  type SavedFile,
  type Upload,
  type UploadRefusal,
} from '#ports/Attachments.ts';
import { quotaUses, uploadQuota } from '#domain/limits/uploadQuota.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VirusScan } from '#ports/VirusScan.ts';
import { PARTIAL } from '#adapters/files/writeFileAtomically.ts';
import { attachmentPath } from '#adapters/store/inbox/attachmentPath.ts';
import type { AttachmentRows } from '#adapters/store/inbox/AttachmentRows.ts';
import { isStorable } from '#adapters/store/isStorable.ts';

export interface FolderAttachmentsSettings {
  /** Never a folder whose files are served. */
  readonly folder: string;
  /** The size limit of one file. */
  readonly maxBytes: number;
  /** Per network and day. */
  readonly quotaBytes: number;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Without it, files are not searched for viruses. */
  readonly virusScan?: VirusScan | undefined;
  readonly warn: (message: string, error?: unknown) => void;
}

interface WrittenFile extends CheckedAttachment {
  readonly hash: string;
}

const ID_BYTES = 16;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Attached files in a folder of this server. A file gets its final name when all of it is on the disk, and its row in
 * the store after that: what a killed process leaves behind has no row, and is swept by `sweepInbox`.
 */
export class FolderAttachments implements Attachments {
  readonly #rows: AttachmentRows;
  readonly #settings: FolderAttachmentsSettings;
  readonly #quota: Limit;

  constructor(rows: AttachmentRows, settings: FolderAttachmentsSettings) {
    this.#rows = rows;
    this.#settings = settings;
    this.#quota = uploadQuota(settings.quotaBytes);
  }

  async save({ site, network, name, content }: Upload, signal?: AbortSignal) {
    content.on('error', () => undefined); // it may fail before anybody reads it, which must not end the process
    if (!(await this.#rows.takesFiles(site))) return refused('siteNotFound');
    const id = randomBytes(ID_BYTES).toString('hex') as AttachmentId;
    const saved_at = this.#settings.clock.now();
    const pathOf = (type: SavedFile['type']) => join(this.#settings.folder, attachmentPath({ id, type, saved_at }));
    const partial = join(dirname(pathOf('pdf')), `${id}${PARTIAL}`);
    const abort = () => content.destroy(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    let path: string | undefined;
    try {
      const written = await this.#write(partial, network, content);
      if (!written.ok) return written;
      if ((await this.#scan(partial, signal)) === 'infected') return refused('fileInfected');
      const { type, size, hash } = written.value;
      path = pathOf(type);
      await onDisk(() => publishFile(partial, path as string));
      const file = { id, name: attachmentName(name, type), type, size };
      await this.#rows.insert({ ...file, site, hash, saved_at });
      path = undefined;
      return done(file);
    } finally {
      signal?.removeEventListener('abort', abort);
      await this.#remove(partial);
      if (path !== undefined) await this.#remove(path);
    }
  }

  async find(site: SiteId, ids: readonly AttachmentId[]): Promise<readonly SavedFile[]> {
    if (ids.length === 0 || !isStorable(site)) return [];
    const since = addSeconds(this.#settings.clock.now(), -UNCLAIMED_SECONDS);
    const files = await this.#rows.unclaimed(site, ids, since);
    return ids.flatMap((id) => files.filter((file) => file.id === id));
  }

  /** Writes and checks a file as it arrives, and flushes it to the disk. */
  async #write(
    path: string,
    network: string | undefined,
    content: Readable,
  ): Promise<Outcome<WrittenFile, UploadRefusal>> {
    const file = await onDisk(() => create(path));
    const check = new AttachmentCheck(this.#settings.maxBytes);
    const hash = createHash('sha256');
    let size = 0;
    try {
      // The caller decides what becomes of the rest of a refused file: it may be a part of a longer body.
      for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        const uses = quotaUses(size, chunk.length);
        if (network !== undefined && !(await this.#hasQuota(network, uses))) return refused('quotaExceeded');
        size += chunk.length;
        const refusal = check.add(chunk);
        if (refusal !== undefined) return refused(refusal);
        hash.update(chunk);
        await onDisk(() => file.appendFile(chunk));
      }
      const checked = check.finish();
      if (!checked.ok) return checked;
      await onDisk(() => file.sync());
      return done({ ...checked.value, hash: hash.digest('base64url') });
    } finally {
      await file.close();
    }
  }

  /** Counts what is sent, also of files that are refused afterwards. */
  async #hasQuota(network: string, uses: number): Promise<boolean> {
    return uses === 0 || (await this.#settings.limits.use(this.#quota, network, uses)) === 0;
  }

  /** Never rejects, so that the caller learns why the file was not saved. What stays has no row, and is swept. */
  async #remove(path: string): Promise<void> {
    try {
      await rm(path, { force: true });
    } catch (error) {
      this.#settings.warn('a file that was not saved cannot be deleted', error);
    }
  }

  async #scan(path: string, signal: AbortSignal | undefined): Promise<'clean' | 'infected'> {
    return (await this.#settings.virusScan?.scan(createReadStream(path), signal)) ?? 'clean';
  }
}

async function create(path: string): Promise<FileHandle> {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  // The name of a new folder has to be on the disk, too.
  if (created !== undefined)
    for (const parent of [dirname(folder), dirname(dirname(folder))]) await flushFolder(parent);
  return await open(path, 'wx', PRIVATE_FILE);
}

/** Gives a written file its name, and flushes the folder, which contains the name. */
async function publishFile(partial: string, path: string): Promise<void> {
  await rename(partial, path);
  await flushFolder(dirname(path));
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Throws `Unavailable` when the disk is full, or the folder cannot be used. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Unavailable('files', 'the folder of submissions cannot be written to', { cause });
  }
}
