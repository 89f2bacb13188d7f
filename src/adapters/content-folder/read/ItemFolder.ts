import { join } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';
import type { ContentErrors } from './ContentError.ts';
import { parseMarkdownFile, type MarkdownFile } from './MarkdownFile.ts';
import { readYaml } from './readYaml.ts';
import { ItemSchema } from '../schemas/ItemSchema.ts';
import { decodeText } from './decodeText.ts';
import { digestItem } from './digestItem.ts';
import type { IndexedItem } from './IndexedItem.ts';
import { ITEM_FILE, type ItemFiles } from './ItemFiles.ts';
import { readBytes } from './readBytes.ts';
import { sourceIn } from './SourcePath.ts';
import { emptyYaml, parseYaml, type YamlSource } from './YamlSource.ts';

/** An item as its author wrote it: each file is valid by itself, nothing is checked against other files yet. */
export interface ItemFolder extends IndexedItem {
  readonly yaml: YamlSource;
  /** Undefined when `item.yaml` has errors. */
  readonly fields: ItemSchema | undefined;
  readonly versions: Readonly<Partial<Record<Locale, MarkdownFile>>>;
  /** All other files of the folder. */
  readonly files: readonly string[];
  /** Of all that was read; undefined when something could not be. */
  readonly digest: string | undefined;
}

export function parseItemFolder(folder: ItemFiles, errors: ContentErrors): ItemFolder {
  const { kind, slug, path, name, root, locales, files } = folder;
  const bytes = new Map(folder.texts.map((text) => [text, readBytes(sourceIn(folder, text), errors)] as const));
  const textOf = (file: string) => {
    const read = bytes.get(file);
    return read && decodeText(read, join(name, file), errors);
  };
  const versions: Partial<Record<Locale, MarkdownFile>> = {};
  for (const locale of locales) {
    const text = textOf(`${locale}.md`);
    const parsed = text === undefined ? undefined : parseMarkdownFile(text, join(name, `${locale}.md`), errors);
    if (parsed !== undefined) versions[locale] = parsed;
  }
  if (locales.length === 0) errors.add(name, undefined, 'has neither th.md nor en.md');

  const file = join(name, ITEM_FILE);
  const text = textOf(ITEM_FILE);
  const yaml = text === undefined ? undefined : parseYaml(text, file, 1, errors);
  const isValid = yaml !== undefined || !bytes.has(ITEM_FILE);
  const source = yaml ?? emptyYaml(file);
  return {
    ...{ kind, slug, path, name, root, locales, files, versions },
    yaml: source,
    fields: isValid ? readYaml(ItemSchema, source, errors) : undefined,
    digest: digestItem(folder, (name) => bytes.get(name)),
  };
}
