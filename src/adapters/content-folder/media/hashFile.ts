import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Hex digits of a media name. */
const DIGITS = 32;

/** The hash that names a file in the media folder; the file is streamed, as it may be too large for memory. */
export async function hashFile(path: string): Promise<{ readonly hash: string; readonly size: number }> {
  const hasher = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hasher.update(chunk);
      size += chunk.length;
    }
  });
  return { hash: hasher.digest('hex').slice(0, DIGITS), size };
}

/** The same of a file in memory. */
export function hashBytes(bytes: Buffer): string {
  return hashPicture(bytes, '');
}

/** The hash that names a picture: of its bytes, and of the recipe by which it is rendered. */
export function hashPicture(bytes: Buffer, recipe: string): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, DIGITS);
}
