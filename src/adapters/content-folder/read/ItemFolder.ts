import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ContentErrors } from './ContentError.ts';
import { parseMarkdownFile, type MarkdownFile } from './MarkdownFile.ts';
import { readYaml } from './readYaml.ts';
import { ItemSchema } from '../schemas/ItemSchema.ts';
import { readText } from './readText.ts';
import { sourceIn, type SourcePath } from './SourcePath.ts';
import { emptyYaml, parseYaml, type YamlSource } from './YamlSource.ts';

/** An item as its author wrote it: each file is valid by itself, nothing is checked against other files yet. */
export interface ItemFolder extends SourcePath {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly yaml: YamlSource;
  /** Undefined when `item.yaml` has errors. */
  readonly fields: ItemSchema | undefined;
  readonly versions: Readonly<Partial<Record<Locale, MarkdownFile>>>;
  /** Languages that have a file, valid or not: links of other items to it are no errors. */
  readonly locales: readonly Locale[];
  /** All other files of the folder. */
  readonly files: readonly string[];
}

const ITEM_FILE = 'item.yaml';

export async function readItemFolder(
  kind: ContentKind,
  slug: Slug,
  folder: SourcePath,
  errors: ContentErrors,
): Promise<ItemFolder> {
  const { path, name } = folder;
  const entries = (await readdir(path)).filter((entry) => !entry.startsWith('.')).sort();
  const versions: Partial<Record<Locale, MarkdownFile>> = {};
  const locales = LOCALES.filter((locale) => entries.includes(`${locale}.md`));
  for (const locale of locales) {
    const file = sourceIn(folder, `${locale}.md`);
    const text = readText(file, errors);
    const parsed = text === undefined ? undefined : parseMarkdownFile(text, file.name, errors);
    if (parsed !== undefined) versions[locale] = parsed;
  }
  if (locales.length === 0) errors.add(name, undefined, 'has neither th.md nor en.md');

  const yaml = readItemYaml(sourceIn(folder, ITEM_FILE), entries.includes(ITEM_FILE), errors);
  return {
    kind,
    slug,
    path,
    name,
    root: folder.root,
    yaml: yaml ?? emptyYaml(join(name, ITEM_FILE)),
    fields: yaml && readYaml(ItemSchema, yaml, errors),
    versions,
    locales,
    files: entries.filter((entry) => entry !== ITEM_FILE && !locales.some((locale) => entry === `${locale}.md`)),
  };
}

function readItemYaml(source: SourcePath, exists: boolean, errors: ContentErrors) {
  if (!exists) return emptyYaml(source.name);
  const text = readText(source, errors);
  return text === undefined ? undefined : parseYaml(text, source.name, 1, errors);
}
