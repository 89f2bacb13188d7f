import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SiteId } from '#domain/site/siteId.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import type { KnownMedia } from '../media/MediaPlan.ts';
import type { PdfText } from '../media/PdfText.ts';
import type { PictureSize } from '../media/pictureFormats.ts';
import type { CachedItem, CachedItems } from './CachedItem.ts';
import { programDigest } from './programDigest.ts';

type Pictures = KnownMedia['pictures'];
type Texts = KnownMedia['texts'];

interface Content {
  readonly sites: readonly (readonly [SiteId, readonly (readonly [string, CachedItem])[]])[];
  readonly pictures: readonly (readonly [string, readonly PictureSize[]])[];
  readonly texts: readonly (readonly [string, PdfText])[];
}

/** Some five megabytes of sizes. */
const MAX_PICTURES = 50_000;
/** Of PDF files, in characters: up to fifteen megabytes, which are read in a tenth of a second. */
const MAX_TEXTS = 5_000_000;

/**
 * What earlier imports have built, in a file, so that items are parsed and rendered only when something has changed. It
 * holds nothing that is published, and everything in it is compared with the folder and with the store. It counts only
 * for the program that wrote it, and only whole: a file that is missing, damaged or of another program is an empty cache.
 */
export class BuildCache implements KnownMedia {
  readonly #file: string;
  readonly #program: string | undefined;
  readonly #sites: Map<SiteId, CachedItems>;
  #pictures: Pictures;
  #texts: Texts;
  #isChanged = false;

  private constructor(file: string, program: string | undefined, { sites, pictures, texts }: Content) {
    this.#file = file;
    this.#program = program;
    this.#sites = new Map(sites.map(([site, items]) => [site, new Map(items)]));
    this.#pictures = new Map(pictures);
    this.#texts = new Map(texts);
  }

  /** @param program a digest of the program that builds; undefined when it is not known: nothing is cached then */
  static async open(file: string, program = programDigest()): Promise<BuildCache> {
    const content = program === undefined ? undefined : await readContent(file, program);
    return new BuildCache(file, program, content ?? { sites: [], pictures: [], texts: [] });
  }

  itemsOf(site: SiteId): CachedItems {
    return this.#sites.get(site) ?? new Map<string, CachedItem>();
  }

  get pictures(): Pictures {
    return this.#pictures;
  }

  get texts(): Texts {
    return this.#texts;
  }

  /** Replaces the items of a site. Those of other sites stay: their folder may be another one. */
  setItems(site: SiteId, items: CachedItems): void {
    const before = this.itemsOf(site);
    const isSame = before.size === items.size && [...items].every(([key, item]) => before.get(key) === item);
    if (isSame && this.#sites.has(site)) return;
    this.#sites.set(site, items);
    this.#isChanged = true;
  }

  /** Adds the pictures of a folder; the oldest of others are dropped when there are too many. */
  addPictures(pictures: Pictures): void {
    if ([...pictures.keys()].every((name) => this.#pictures.has(name))) return;
    this.#pictures = new Map([...new Map([...pictures, ...this.#pictures])].slice(0, MAX_PICTURES));
    this.#isChanged = true;
  }

  /** Adds the texts of PDF files; when there are too many, the oldest are read again when their item changes. */
  addTexts(texts: Texts): void {
    if ([...texts.keys()].every((name) => this.#texts.has(name))) return;
    let length = 0;
    const all = new Map([...texts, ...this.#texts]);
    // That a file has none is always known: reading it again may take long, and may end in another way.
    this.#texts = new Map(
      [...all].filter(([, text]) => text.kind === 'none' || (length += text.text.length) <= MAX_TEXTS),
    );
    this.#isChanged = true;
  }

  /** Writes the file if anything has changed. Rejects when the disk is full, for example. */
  async save(): Promise<void> {
    if (!this.#isChanged || this.#program === undefined) return;
    const content: Content = {
      sites: [...this.#sites].map(([site, items]) => [site, [...items]]),
      pictures: [...this.#pictures],
      texts: [...this.#texts],
    };
    const body = Buffer.from(JSON.stringify(content));
    const bytes = Buffer.concat([Buffer.from(`${headOf(this.#program, body)}\n`), body]);
    await writeFileAtomically(this.#file, bytes, { mode: 0o600, flush: 'nothing' });
    this.#isChanged = false;
  }
}

/** The first line of the file. */
function headOf(program: string, body: Buffer): string {
  return `${program} ${hash('sha256', body, 'base64url')}`;
}

async function readContent(file: string, program: string): Promise<Content | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const end = bytes.indexOf('\n');
  const body = bytes.subarray(end + 1);
  const isIntact = bytes.toString('utf8', 0, Math.max(end, 0)) === headOf(program, body);
  return isIntact ? (JSON.parse(body.toString()) as Content) : undefined;
}
