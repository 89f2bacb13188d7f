import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ContentErrors } from './ContentError.ts';
import { parseMarkdownFile, type MarkdownFile } from '../body/MarkdownFile.ts';
import { readShape } from './readShape.ts';
import { ItemShape } from '../shapes/ItemShape.ts';
import { readText } from './readText.ts';
import { emptyYaml, parseYaml, type YamlSource } from './YamlSource.ts';

/** An item as its author wrote it, read but not yet held against anything else. */
export interface ItemFolder {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly path: string;
  /** As a fault names the folder. */
  readonly name: string;
  readonly yaml: YamlSource;
  /** Undefined when `item.yaml` has faults. */
  readonly shape: ItemShape | undefined;
  readonly versions: Readonly<Partial<Record<Locale, MarkdownFile>>>;
  /** Languages that there is a file for, be it right or not: others' links to it are no fault of theirs. */
  readonly locales: readonly Locale[];
  /** Everything else that lies in the folder. */
  readonly files: readonly string[];
}

const ITEM_FILE = 'item.yaml';

export async function readItemFolder(
  kind: ContentKind,
  slug: Slug,
  path: string,
  name: string,
  faults: ContentErrors,
): Promise<ItemFolder> {
  const entries = (await readdir(path)).filter((entry) => !entry.startsWith('.')).sort();
  const versions: Partial<Record<Locale, MarkdownFile>> = {};
  const locales = LOCALES.filter((locale) => entries.includes(`${locale}.md`));
  for (const locale of locales) {
    const file = join(name, `${locale}.md`);
    const text = await readText(join(path, `${locale}.md`), file, faults);
    const parsed = text === undefined ? undefined : parseMarkdownFile(text, file, faults);
    if (parsed !== undefined) versions[locale] = parsed;
  }
  if (locales.length === 0) faults.add(name, undefined, 'has neither th.md nor en.md');

  const yaml = await readItemYaml(join(path, ITEM_FILE), join(name, ITEM_FILE), entries.includes(ITEM_FILE), faults);
  return {
    kind,
    slug,
    path,
    name,
    yaml: yaml ?? emptyYaml(join(name, ITEM_FILE)),
    shape: yaml && readShape(ItemShape, yaml, faults),
    versions,
    locales,
    files: entries.filter((entry) => entry !== ITEM_FILE && !locales.some((locale) => entry === `${locale}.md`)),
  };
}

async function readItemYaml(path: string, file: string, isThere: boolean, faults: ContentErrors) {
  if (!isThere) return emptyYaml(file);
  const text = await readText(path, file, faults);
  return text === undefined ? undefined : parseYaml(text, file, 1, faults);
}
