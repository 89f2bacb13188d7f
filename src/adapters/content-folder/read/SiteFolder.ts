import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isReserved, parseSlug } from '#domain/content/slug.ts';
import type { ContentErrors } from './ContentError.ts';
import { readItemFolder, type ItemFolder } from './ItemFolder.ts';
import { kindOfFolder } from './kindFolders.ts';
import { readText } from './readText.ts';
import type { Shape } from '#adapters/shape/shape.ts';
import { prefix, readShape } from './readShape.ts';
import { CategoriesShape, TagsShape } from '../shapes/CategoriesShape.ts';
import { LayoutShape } from '../shapes/LayoutShape.ts';
import { SiteShape } from '../shapes/SiteShape.ts';
import { WATER_FOLDER } from '../water/listWaterFiles.ts';
import { parseYaml, type YamlPath } from './YamlSource.ts';

/** A site as its authors wrote it: every file held against its shape, nothing yet against the others. */
export interface SiteFolder {
  readonly path: string;
  /** As a fault names the folder. */
  readonly name: string;
  readonly site: SiteFile<SiteShape> | undefined;
  readonly layout: SiteFile<LayoutShape> | undefined;
  readonly categories: SiteFile<CategoriesShape> | undefined;
  readonly tags: SiteFile<TagsShape> | undefined;
  readonly items: readonly ItemFolder[];
}

export interface SiteFile<T> {
  readonly shape: T;
  readonly fault: (path: YamlPath, text: string) => void;
}

const SITE_FILES = ['site.yaml', 'layout.yaml', 'categories.yaml', 'tags.yaml'];

export async function readSiteFolder(path: string, name: string, faults: ContentErrors): Promise<SiteFolder> {
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => !entry.name.startsWith('.'));
  const items: ItemFolder[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SITE_FILES.includes(entry.name) || entry.name === WATER_FOLDER) continue;
    const kind = entry.isDirectory() ? kindOfFolder(entry.name) : undefined;
    if (kind === undefined) faults.add(join(name, entry.name), undefined, 'is no file or folder that a site has');
    else items.push(...(await readKindFolder(kind, join(path, entry.name), join(name, entry.name), faults)));
  }
  const read = <T extends object>(type: Shape<T>, file: string) =>
    entries.some((entry) => entry.name === file)
      ? readSiteFile(type, join(path, file), join(name, file), faults)
      : missing(join(name, file), faults);
  return {
    path,
    name,
    site: await read(SiteShape, 'site.yaml'),
    layout: await read(LayoutShape, 'layout.yaml'),
    categories: await read(CategoriesShape, 'categories.yaml'),
    tags: await read(TagsShape, 'tags.yaml'),
    items,
  };
}

function missing(file: string, faults: ContentErrors): undefined {
  faults.add(file, undefined, 'is missing');
}

async function readSiteFile<T extends object>(
  type: Shape<T>,
  path: string,
  file: string,
  faults: ContentErrors,
): Promise<SiteFile<T> | undefined> {
  const text = await readText(path, file, faults);
  const yaml = text === undefined ? undefined : parseYaml(text, file, 1, faults);
  const shape = yaml && readShape(type, yaml, faults);
  return shape && { shape, fault: (at, said) => faults.add(file, yaml.lineOf(at), `${prefix(at)}${said}`) };
}

async function readKindFolder(
  kind: ItemFolder['kind'],
  path: string,
  name: string,
  faults: ContentErrors,
): Promise<readonly ItemFolder[]> {
  const items: ItemFolder[] = [];
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const slug = entry.isDirectory() ? parseSlug(entry.name) : undefined;
    if (slug !== undefined)
      items.push(await readItemFolder(kind, slug, join(path, entry.name), join(name, entry.name), faults));
    else faults.add(join(name, entry.name), undefined, whyNoItem(entry.name, entry.isDirectory()));
  }
  return items.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function whyNoItem(name: string, isFolder: boolean): string {
  if (!isFolder) return 'stands where only folders of items may';
  if (isReserved(name)) return 'this name is reserved for a page of the website itself';
  return 'a folder of an item is named with at most 100 lower-case letters, digits and single hyphens';
}
