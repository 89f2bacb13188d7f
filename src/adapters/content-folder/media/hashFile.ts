import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Hex digits of a media name. */
const DIGITS = 32;

/** What a file is named after in the media folder; files too large for memory are fine. */
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

/** What a picture is named after: its bytes, and what is made of them. */
export function hashPicture(bytes: Buffer, recipe: string): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, DIGITS);
}
