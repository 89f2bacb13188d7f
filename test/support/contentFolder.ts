import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { day } from './waterBuilders.ts';

/** Content of files by path inside a content folder; null omits the file. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** The day on which the folders are read. */
export const TODAY = day('2026-11-21');
export const SITE = 'sites/office';
export const RIVER_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#2b8aa0" d="M0 400h1600v300H0z"/></svg>';

const PICTURE = `
  picture:
    file: /pictures/river.svg
    alt: { th: แม่น้ำ, en: A river }`;

export const SITE_YAML = `
id: "77"
domains: [office.test]
publicOrigin: https://office.test
name: { th: สำนักงาน, en: The office }
shortName: { th: สำนักงาน, en: Office }
contact:
  address: { th: ริมคลอง, en: By the canal }
  phone: 0 2000 0000
  email: office@thara.example
`;

/** The smallest valid content folder: one site with one news item and one page. */
const VALID: Files = {
  'pictures/river.svg': RIVER_SVG,
  [`${SITE}/site.yaml`]: SITE_YAML,
  [`${SITE}/layout.yaml`]: `
intro:
  on: false
  title: { th: ยินดีต้อนรับ, en: Welcome }
  text: { th: เชิญ, en: Come in }${PICTURE}
hero:
  title: { th: น้ำ, en: Water }
  text: { th: น้ำ, en: Water }${PICTURE}
tasks: []
menu:
  - label: { th: เกี่ยวกับ, en: About }
    page: about
footer: []
`,
  [`${SITE}/categories.yaml`]: `
news:
  - code: notices
    name: { th: ประกาศ, en: Notices }
    children:
      - code: closures
        name: { th: ปิดคลอง, en: Closures }
`,
  [`${SITE}/tags.yaml`]: `
tags:
  - code: canal
    name: { th: คลอง, en: Canal }
`,
  [`${SITE}/news/gate-closed/item.yaml`]: `
category: notices
tags: [canal]
`,
  [`${SITE}/news/gate-closed/th.md`]: article('ปิดประตูน้ำ', 'ปิดเพื่อซ่อม'),
  [`${SITE}/news/gate-closed/en.md`]: article('Gate closed', 'It is under repair.'),
  [`${SITE}/pages/about/th.md`]: article('เกี่ยวกับ', 'เราดูแลคลอง'),
  [`${SITE}/pages/about/en.md`]: article('About', 'We care for a canal.'),
};

/** A Markdown file with front matter. Its body begins at line 6. */
export function article(title: string, body: string): string {
  return `---\ntitle: ${title}\nsummary: ${title}\npublished: 2026-09-01T09:00:00+07:00\n---\n${body}\n`;
}

/** Content folders that are deleted after the test. */
export class ContentFolders {
  readonly #made: string[] = [];

  /** A valid folder with `changes`. */
  async make(changes: Files = {}): Promise<string> {
    const folder = await this.emptyFolder();
    for (const [name, content] of Object.entries({ ...VALID, ...changes })) {
      if (content === null) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return folder;
  }

  /** The latest folder. */
  get last(): string {
    return this.#made.at(-1) ?? '';
  }

  async emptyFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'thara-content-'));
    this.#made.push(folder);
    return folder;
  }

  async remove(): Promise<void> {
    for (const folder of this.#made.splice(0)) await rm(folder, { recursive: true });
  }

  /** All errors of a valid folder with `changes`, without the path of the folder. */
  async errorsOf(changes: Files): Promise<readonly string[]> {
    const folder = await this.make(changes);
    const reading = await readContentFolder(folder, publicPaths, TODAY);
    return reading.ok ? [] : reading.errors.map((error) => formatContentError(error).replace(`${folder}/`, ''));
  }

  /** The one site of a valid folder with `changes`. */
  async read(changes: Files = {}): Promise<SiteArchive> {
    const reading = await readContentFolder(await this.make(changes), publicPaths, TODAY);
    const archive = reading.ok ? reading.archives[0] : undefined;
    if (archive === undefined)
      throw new Error(reading.ok ? 'no site' : reading.errors.map(formatContentError).join('\n'));
    return archive;
  }
}

/** A photograph of one colour. */
export function photograph(width: number, height: number, format: 'png' | 'jpeg'): Promise<Buffer> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#2b8aa0' } });
  return blank.toFormat(format).toBuffer();
}
