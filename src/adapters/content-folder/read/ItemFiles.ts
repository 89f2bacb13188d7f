import { readdirSync } from 'node:fs';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { SourcePath } from './SourcePath.ts';

/** The folder of an item, before any of its files is read. */
export interface ItemFiles extends SourcePath {
  readonly kind: ContentKind;
  readonly slug: Slug;
  /** Languages that have a file. */
  readonly locales: readonly Locale[];
  /** Those of `en.md`, `item.yaml` and `th.md` that exist. */
  readonly texts: readonly string[];
  /** The names of all other files. */
  readonly files: readonly string[];
}

export const ITEM_FILE = 'item.yaml';

export function listItemFiles(kind: ContentKind, slug: Slug, { path, name, root }: SourcePath): ItemFiles {
  const entries = readdirSync(path)
    .filter((entry) => !entry.startsWith('.'))
    .sort();
  const locales = LOCALES.filter((locale) => entries.includes(`${locale}.md`));
  const isText = (entry: string) => entry === ITEM_FILE || locales.some((locale) => entry === `${locale}.md`);
  const texts = entries.filter(isText);
  return { kind, slug, path, name, root, locales, texts, files: entries.filter((entry) => !isText(entry)) };
}
