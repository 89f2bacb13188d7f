import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isReserved, parseSlug, type Slug } from '#domain/content/slug.ts';
import type { ContentErrors } from './ContentError.ts';
import { kindOfFolder, type ContentKind } from '#domain/content/kinds.ts';
import { readText } from './readText.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { pathPrefix, readYaml } from './readYaml.ts';
import { CategoriesSchema, TagsSchema } from '../schemas/CategoriesSchema.ts';
import { LayoutSchema } from '../schemas/LayoutSchema.ts';
import { WholeWordsSchema } from '../schemas/WholeWordsSchema.ts';
import { SiteSchema } from '../schemas/SiteSchema.ts';
import { sourceIn, type SourcePath } from './SourcePath.ts';
import { WATER_FOLDER } from './listWaterFiles.ts';
import { parseYaml, type YamlPath } from './YamlSource.ts';

/** A site as its authors wrote it: each file is valid by itself, nothing is checked against other files yet. */
export interface SiteFolder<Item> extends SourcePath {
  readonly site: SiteFile<SiteSchema> | undefined;
  readonly layout: SiteFile<LayoutSchema> | undefined;
  readonly categories: SiteFile<CategoriesSchema> | undefined;
  readonly tags: SiteFile<TagsSchema> | undefined;
  /** Also undefined when the site has no lexicon. */
  readonly wholeWords: SiteFile<WholeWordsSchema> | undefined;
  readonly items: readonly Item[];
}

export interface SiteFile<T> {
  readonly fields: T;
  readonly addError: (path: YamlPath, text: string) => void;
}

/** Need not exist. */
const WHOLE_WORDS = 'whole-words.yaml';
const SITE_FILES = ['site.yaml', 'layout.yaml', 'categories.yaml', 'tags.yaml', WHOLE_WORDS];

/** Reads one item of a site, whose `site.yaml` may have errors. */
export type ReadItem<Item> = (
  site: SiteFile<SiteSchema> | undefined,
  kind: ContentKind,
  slug: Slug,
  folder: SourcePath,
  errors: ContentErrors,
) => Item;

export async function readSiteFolder<Item extends { readonly slug: Slug }>(
  folder: SourcePath,
  readItem: ReadItem<Item>,
  errors: ContentErrors,
): Promise<SiteFolder<Item>> {
  const { path, name } = folder;
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => !entry.name.startsWith('.'));
  const exists = (file: string) => entries.some((entry) => entry.name === file);
  const read = <T extends object>(type: SchemaClass<T>, file: string) =>
    exists(file) ? readSiteFile(type, sourceIn(folder, file), errors) : missing(join(name, file), errors);
  const site = read(SiteSchema, 'site.yaml');
  const readOne: ReadOne<Item> = (kind, slug, source) => readItem(site, kind, slug, source, errors);
  const items: Item[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SITE_FILES.includes(entry.name) || entry.name === WATER_FOLDER) continue;
    const kind = entry.isDirectory() ? kindOfFolder(entry.name) : undefined;
    if (kind === undefined) errors.add(join(name, entry.name), undefined, 'is no file or folder of a site');
    else items.push(...(await readKindFolder(kind, sourceIn(folder, entry.name), readOne, errors)));
  }
  return {
    ...folder,
    site,
    layout: read(LayoutSchema, 'layout.yaml'),
    categories: read(CategoriesSchema, 'categories.yaml'),
    tags: read(TagsSchema, 'tags.yaml'),
    wholeWords: exists(WHOLE_WORDS) ? read(WholeWordsSchema, WHOLE_WORDS) : undefined,
    items,
  };
}

function missing(file: string, errors: ContentErrors): undefined {
  errors.add(file, undefined, 'is missing');
}

function readSiteFile<T extends object>(
  type: SchemaClass<T>,
  source: SourcePath,
  errors: ContentErrors,
): SiteFile<T> | undefined {
  const file = source.name;
  const text = readText(source, errors);
  const yaml = text === undefined ? undefined : parseYaml(text, file, 1, errors);
  const fields = yaml && readYaml(type, yaml, errors);
  return fields && { fields, addError: (at, text) => errors.add(file, yaml.lineOf(at), `${pathPrefix(at)}${text}`) };
}

type ReadOne<Item> = (kind: ContentKind, slug: Slug, folder: SourcePath) => Item;

async function readKindFolder<Item extends { readonly slug: Slug }>(
  kind: ContentKind,
  folder: SourcePath,
  readOne: ReadOne<Item>,
  errors: ContentErrors,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (const entry of await readdir(folder.path, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const slug = entry.isDirectory() ? parseSlug(entry.name) : undefined;
    const item = sourceIn(folder, entry.name);
    if (slug !== undefined) items.push(readOne(kind, slug, item));
    else errors.add(item.name, undefined, whyNoItem(entry.name, entry.isDirectory()));
  }
  return items.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function whyNoItem(name: string, isFolder: boolean): string {
  if (!isFolder) return 'is a file where only folders of items may be';
  if (isReserved(name)) return 'this name is reserved for a page of the website itself';
  return 'a folder of an item is named with at most 100 lower-case letters, digits and single hyphens';
}
