import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { importContent } from '#server/cli/importContent.ts';
import { TODAY } from './contentFolder.ts';
import { testClock } from './testClock.ts';

/** Tables of published content. */
const TABLES = [
  'sites',
  'site_domains',
  'site_layouts',
  'categories',
  'tags',
  'items',
  'versions',
  'former_addresses',
  'retired_slugs',
  'site_media',
];

/** A store in a folder of its own, and imports into it. */
export interface Importer {
  readonly store: Store;
  readonly cacheFile: string;
  /** @returns the lines that the import printed */
  import(folder: string): Promise<readonly string[]>;
  /** Every row of published content. */
  dump(): Readonly<Record<string, readonly string[]>>;
  close(): Promise<void>;
}

/** @param cache whether an import finds what earlier ones have built */
export async function openImporter(dataFolder: string, { cache = true } = {}): Promise<Importer> {
  const file = join(dataFolder, 'thara.sqlite');
  const cacheFile = join(dataFolder, 'build-cache');
  const store = await openStore({ engine: 'sqlite', file }, testClock(), () => undefined);
  const { publishing, waterImport } = store;
  const mediaFolder = join(dataFolder, 'media');
  return {
    store,
    cacheFile,
    import: async (folder) => {
      const lines: string[] = [];
      if (!cache) await rm(cacheFile, { force: true });
      const print = (line: string) => lines.push(line);
      await importContent(folder, { publishing, waterImport, mediaFolder, cacheFile, today: TODAY, print });
      return lines;
    },
    dump: () => {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows: readonly (readonly [string, readonly string[]])[] = TABLES.map((table) => [
        table,
        database
          .prepare(`select * from ${table}`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      ]);
      database.close();
      return Object.fromEntries(rows);
    },
    close: () => store.close(),
  };
}
