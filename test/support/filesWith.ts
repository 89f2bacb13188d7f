import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { dumpStore } from './dumpStore.ts';

/** The paths of the files of a folder that have one of the texts in them, in their bytes or in the rows of a database. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      const text = `${bytes.toString('latin1')}${bytes.toString('utf8')}`;
      if (!path.endsWith('.sqlite')) return { path, text };
      return { path, text: text + JSON.stringify([...(await dumpStore({ engine: 'sqlite', file: path }))]) };
    }),
  );
  const has = (text: string) => texts.some((one) => text.toLowerCase().includes(one.toLowerCase()));
  return contents.filter(({ text }) => has(text)).map(({ path }) => relative(folder, path));
}
