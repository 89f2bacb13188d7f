import { parseItemFolder, type ItemFolder } from './ItemFolder.ts';
import { listItemFiles } from './ItemFiles.ts';
import type { ReadItem } from './SiteFolder.ts';

/** Reads and parses an item. */
export const readItemFolder: ReadItem<ItemFolder> = (_site, kind, slug, folder, errors) =>
  parseItemFolder(listItemFiles(kind, slug, folder), errors);
