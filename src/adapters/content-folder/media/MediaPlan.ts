import { readFile, type FileHandle } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { Attachment } from '#domain/content/content.ts';
import type { Picture } from '#domain/picture.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ATTACHMENT_TYPES, fileTypeOf, HEAD_BYTES, PDF_TYPE, PICTURE_TYPES, type FileType } from './fileType.ts';
import { hashFile, hashPicture } from './hashFile.ts';
import { NO_FILE_REASON, openFile } from '../read/openFile.ts';
import { isInside, OUTSIDE } from '../read/SourcePath.ts';
import { mediaProcesses, ProcessEnded, type MediaProcesses } from './MediaProcesses.ts';
import type { NoTextReason, PdfText } from './PdfText.ts';
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

/** What earlier imports have found out. */
export interface KnownMedia {
  /** The sizes of pictures that were decoded before, by hash. */
  readonly pictures: ReadonlyMap<string, readonly PictureSize[]>;
  /** The texts of PDF files, by media name. */
  readonly texts: ReadonlyMap<string, PdfText>;
}

/** A PDF file that searching does not find by its contents. */
export interface FileWithoutText {
  /** As its author would open it. */
  readonly name: string;
  readonly reason: NoTextReason;
}

/** Larger files are not read for their text: they are books of pictures. In bytes. */
const MAX_READ = 100_000_000;
const NOTHING_KNOWN: KnownMedia = { pictures: new Map(), texts: new Map() };

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
  readonly #folder: string;
  readonly #root: string;
  readonly #processes: MediaProcesses;
  readonly #known: KnownMedia;
  /** By media name: the same bytes in several folders are prepared once. */
  readonly #sources = new Map<string, MediaSource>();
  readonly #pictures = new Map<string, Promise<PlannedPicture | Unusable>>();
  readonly #files = new Map<string, Promise<PlannedFile | Unusable>>();
  readonly #reading = new Map<string, Promise<PdfText>>();
  readonly #texts = new Map<string, PdfText>();

  /** @param folder the content folder: the base of names with a leading slash; nothing outside of it is read */
  constructor(folder: string, known = NOTHING_KNOWN, processes = mediaProcesses) {
    this.#folder = folder;
    this.#root = resolve(folder);
    this.#known = known;
    this.#processes = processes;
  }

  get sources(): readonly MediaSource[] {
    return [...this.#sources.values()];
  }

  /** Of the PDF files whose text was asked for, by media name. */
  get texts(): ReadonlyMap<string, PdfText> {
    return this.#texts;
  }

  get filesWithoutText(): readonly FileWithoutText[] {
    return [...this.#texts].flatMap(([name, text]) => {
      const path = this.#sources.get(name)?.path;
      if (text.kind === 'text' || path === undefined) return [];
      return [{ name: join(this.#folder, relative(this.#root, path)), reason: text.reason }];
    });
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

  /** The text of a file of the plan; undefined when it is no PDF file, or has none. */
  async text({ file, type, size }: Pick<Attachment, 'file' | 'type' | 'size'>): Promise<string | undefined> {
    const source = this.#sources.get(file);
    if (type !== PDF_TYPE || source === undefined) return undefined;
    const known = this.#known.texts.get(file);
    const found = known ?? (await once(this.#reading, file, () => this.#readText(source, size)));
    this.#texts.set(file, found);
    return found.kind === 'text' ? found.text : undefined;
  }

  async #readText({ path, hash }: MediaSource, size: number): Promise<PdfText> {
    if (size > MAX_READ) return TOO_COSTLY;
    try {
      const reply = await this.#processes.run({ kind: 'readText', path, hash });
      if (reply === 'tooCostly') return TOO_COSTLY;
      if (reply.kind === 'changed') throw changed(path);
      if (reply.kind === 'read') return reply.text;
      throw new Unavailable('files', `${path}: ${reply.kind === 'failed' ? reply.message : reply.kind}`);
    } catch (error) {
      if (error instanceof ProcessEnded) return TOO_COSTLY;
      throw error;
    }
  }

  async #planPicture(path: string): Promise<PlannedPicture | Unusable> {
    const type = await this.#typeOf(path, PICTURE_TYPES);
    if (type instanceof Unusable) return type;
    const bytes = await readFile(path);
    const hash = hashPicture(bytes, PICTURE_RECIPE);
    const sizes = this.#known.pictures.get(hash) ?? (await this.#describe(path, hash, type));
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
    if (described.kind === 'changed') throw changed(path);
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

const TOO_COSTLY: PdfText = { kind: 'none', reason: 'tooCostly' };

export function changed(path: string): Unavailable {
  return new Unavailable('files', `${path} changed while it was being imported`);
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
