import { mkdir, writeFile } from 'node:fs/promises';
import { systemClock } from '#adapters/system/systemClock.ts';
import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { Picture } from '#domain/picture.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { ArchiveDetail, ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { FIXTURE_FILES, FIXTURE_FOLDER } from './readFixture.ts';

/**
 * `node --import tsx test/search/quality/freezeFixture.ts` copies the texts of the sample department, and its real
 * reservoirs, into the fixture. The copy does not follow the sample: queries and their expected results were written
 * for it, and have to be read again when it is made anew.
 */
const DEPARTMENT = '1001';

const reading = await readContentFolder('content', publicPaths, departmentDate(systemClock.now()));
if (!reading.ok) throw new Error(reading.errors.map(formatContentError).join('\n'));
const archive = reading.archives.find(({ details }) => details.id === DEPARTMENT);
const water = reading.water.find(({ site }) => site === DEPARTMENT);
if (archive?.items === undefined || water?.figures.register === undefined) throw new Error(`no site ${DEPARTMENT}`);

const { categories, tags } = archive;
const items = archive.items.map(textsOf).sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
const reservoirs = water.figures.register.filter(({ invented }) => !invented).map(withoutPlace);

await mkdir(FIXTURE_FOLDER, { recursive: true });
await writeFile(FIXTURE_FILES.items, linesOf(items));
await writeFile(FIXTURE_FILES.categories, linesOf(categories));
await writeFile(FIXTURE_FILES.tags, linesOf(tags));
await writeFile(FIXTURE_FILES.reservoirs, linesOf(reservoirs));

function addressOf({ kind, slug }: ArchiveItem): string {
  return `${kind}/${slug}`;
}

function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** An item without what nobody searches for. */
function textsOf(item: ArchiveItem): ArchiveItem {
  const { th, en } = item.versions;
  return { ...item, versions: { ...(th && { th: textsOfVersion(th) }), ...(en && { en: textsOfVersion(en) }) } };
}

function textsOfVersion({ cover: _cover, ...version }: ArchiveVersion): ArchiveVersion {
  return { ...version, bodyHtml: withoutPictures(version.bodyHtml), detail: textsOfDetail(version.detail) };
}

function textsOfDetail(detail: ArchiveDetail): ArchiveDetail {
  switch (detail.kind) {
    case 'album':
      return { ...detail, pictures: detail.pictures.map(wordsOf) };
    case 'infographic':
      return { ...detail, picture: wordsOf(detail.picture) };
    default:
      return detail;
  }
}

function wordsOf(picture: Picture): Picture {
  return { ...picture, variants: [] };
}

function withoutPictures(html: string): string {
  return html.replaceAll(/<picture\b.*?<\/picture>/gs, '').replaceAll(/<img\b[^>]*>/g, '');
}

function withoutPlace({ place: _place, ...reservoir }: Reservoir): Reservoir {
  return reservoir;
}
