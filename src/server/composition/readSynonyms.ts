import { readFile } from 'node:fs/promises';

/**
 * What means the same in searches, from a text file: lines like `ฝาย = weir`; empty ones and those that begin with `#` mean
 * nothing. Throws an error that names the setting, the file and the line.
 */
export async function readSynonyms(file: string): Promise<readonly string[]> {
  const lines = (await read(file)).split(/\r?\n/);
  return lines.flatMap((text, index) => {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) return [];
    const entries = line.split('=');
    if (entries.length < 2 || !entries.every((entry) => /[\p{L}\p{N}]/u.test(entry)))
      throw new Error(`${SETTING}: ${file}: line ${String(index + 1)} is not like 'ฝาย = weir': ${line}`);
    return [line];
  });
}

const SETTING = 'SEARCH_SYNONYMS';

async function read(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (cause) {
    throw new Error(`${SETTING}: ${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
