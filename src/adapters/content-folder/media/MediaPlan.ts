import { readFile, type FileHandle } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Picture } from '#domain/picture.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ATTACHMENT_TYPES, fileTypeOf, HEAD_BYTES, PICTURE_TYPES, type FileType } from './fileType.ts';
import { hashFile, hashPicture } from './hashFile.ts';
import { NO_FILE_REASON, openFile } from '../read/openFile.ts';
import { isInside, OUTSIDE } from '../read/SourcePath.ts';
import { pictureProcesses, type PictureProcesses } from './PictureProcesses.ts';
import { PICTURE_RECIPE, type PictureSize } from './pictureFormats.ts';

/** A picture of the plan, without alternative text and caption. */
export type PlannedPicture = Omit<Picture, 'alt' | 'caption'>;

/** The placeholder for a picture with an error. */
export const NO_PICTURE: PlannedPicture = { width: 0, height: 0, variants: [] };

export interface PlannedFile {
  /** Media name. */
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture or file that must be in the media folder before an item that names it is published. */
export type MediaSource =
  | { readonly kind: 'picture'; readonly path: string; readonly hash: string; readonly sizes: readonly PictureSize[] }
  | { readonly kind: 'file'; readonly path: string; readonly hash: string; readonly name: string };

/** A name that is equal for equal pictures alone. */
export function mediaNameOf({ variants }: PlannedPicture): string {
  return variants.at(-1)?.webp ?? '';
}

/** The reason, for the author, why a file cannot be used. */
export class Unusable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * The pictures and files that a content folder names. Their media names derive from their content, so what a page needs
 * of a picture is known before anything is rendered: a folder is validated completely before its media are prepared.
 */
export class MediaPlan {
  readonly #root: string;
  readonly #processes: PictureProcesses;
  readonly #described: ReadonlyMap<string, readonly PictureSize[]>;
  /** By media name: the same bytes in several folders are prepared once. */
  readonly #sources = new Map<string, MediaSource>();
  readonly #pictures = new Map<string, Promise<PlannedPicture | Unusable>>();
  readonly #files = new Map<string, Promise<PlannedFile | Unusable>>();

  /**
   * @param root the content folder: the base of names with a leading slash; nothing outside of it is read
   * @param described the sizes of pictures that were decoded before, by hash
   */
  constructor(
    root: string,
    described: ReadonlyMap<string, readonly PictureSize[]> = new Map(),
    processes = pictureProcesses,
  ) {
    this.#root = resolve(root);
    this.#described = described;
    this.#processes = processes;
  }

  get sources(): readonly MediaSource[] {
    return [...this.#sources.values()];
  }

  /** The absolute path of a file that is named in `folder`. */
  locate(folder: string, name: string): string {
    return name.startsWith('/') ? resolve(this.#root, `.${name}`) : resolve(folder, name);
  }

  picture(path: string): Promise<PlannedPicture | Unusable> {
    return once(this.#pictures, path, () => this.#planPicture(path));
  }

  file(path: string, types: readonly FileType[] = ATTACHMENT_TYPES): Promise<PlannedFile | Unusable> {
    return once(this.#files, path, () => this.#planFile(path, types));
  }

  async #planPicture(path: string): Promise<PlannedPicture | Unusable> {
    const type = await this.#typeOf(path, PICTURE_TYPES);
    if (type instanceof Unusable) return type;
    const bytes = await readFile(path);
    const hash = hashPicture(bytes, PICTURE_RECIPE);
    const sizes = this.#described.get(hash) ?? (await this.#describe(path, hash, type));
    if (sizes instanceof Unusable) return sizes;
    const largest = sizes.at(-1);
    if (largest === undefined) return BROKEN;
    this.#sources.set(hash, { kind: 'picture', path, hash, sizes });
    return {
      width: largest.width,
      height: largest.height,
      variants: sizes.map(({ width }) => ({ width, webp: `${hash}-${width}w.webp`, jpeg: `${hash}-${width}w.jpg` })),
    };
  }

  async #describe(path: string, hash: string, type: FileType): Promise<readonly PictureSize[] | Unusable> {
    const job = { kind: 'describe', path, hash, isDrawing: type.extension === 'svg' } as const;
    const described = await this.#processes.run(job);
    if (described === 'tooCostly') return new Unusable(this.#processes.tooCostlyReason);
    if (described.kind === 'changed') throw new Unavailable('files', `${path} changed while it was being imported`);
    if (described.kind === 'failed') throw new Unavailable('files', `${path}: ${described.message}`);
    return (described.kind === 'described' ? described.sizes : undefined) ?? BROKEN;
  }

  async #planFile(path: string, types: readonly FileType[]): Promise<PlannedFile | Unusable> {
    const type = await this.#typeOf(path, types);
    if (type instanceof Unusable) return type;
    const { hash, size } = await hashFile(path);
    const name = `${hash}.${type.extension}`;
    this.#sources.set(name, { kind: 'file', path, hash, name });
    return { name, type: type.type, size };
  }

  async #typeOf(path: string, allowed: readonly FileType[]): Promise<FileType | Unusable> {
    const handle = await openFile(path);
    if (handle === 'missing') return new Unusable('there is no such file');
    if (handle === 'noFile') return new Unusable(NO_FILE_REASON);
    const head = await readHead(handle).finally(() => handle.close());
    if (!(await isInside(path, this.#root))) return new Unusable(OUTSIDE);
    const type = fileTypeOf(head, basename(path));
    if (type !== undefined && allowed.some(({ extension }) => extension === type.extension)) return type;
    const offered = allowed.flatMap(({ names }) => names.map((ending) => ending.toUpperCase())).join(', ');
    return new Unusable(`must be one of ${offered}, in its content as in its name`);
  }
}

const BROKEN = new Unusable('cannot be read as a picture: it is broken, or of proportions that no page can show');

function once<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}

async function readHead(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
