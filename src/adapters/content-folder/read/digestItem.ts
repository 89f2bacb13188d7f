import { createHash } from 'node:crypto';
import type { ItemFiles } from './ItemFiles.ts';

/**
 * A digest of an item's texts and of the names of its other files. Undefined when a text is.
 *
 * @param read the bytes of a text, by name; they are used before the next are read
 */
export function digestItem(
  { texts, files }: Pick<ItemFiles, 'texts' | 'files'>,
  read: (text: string) => Buffer | undefined,
): string | undefined {
  const hasher = createHash('sha256');
  for (const text of texts) {
    const bytes = read(text);
    if (bytes === undefined) return undefined;
    // The length keeps apart what would be the same bytes in a row.
    hasher.update(`${text} ${bytes.length}\n`).update(bytes);
  }
  return hasher.update(JSON.stringify(files)).digest('base64url');
}
