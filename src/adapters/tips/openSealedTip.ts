import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { fromBufferPromise, type ZipFile } from 'yauzl';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Decrypts a sealed tip into a new folder, readable for its owner only. Throws when the key is another one, the file was
 * changed or the folder exists. The whole tip is in memory meanwhile.
 *
 * @returns the paths within the folder, in the order in which they were sealed
 */
export async function openSealedTip(key: string, file: string, folder: string): Promise<readonly string[]> {
  const zip = await decrypt(key, file);
  await mkdir(folder, { mode: PRIVATE_FOLDER });
  return await unpack(await fromBufferPromise(zip), folder);
}

async function decrypt(key: string, file: string): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return Buffer.from(await decrypter.decrypt(await readFile(file)));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== undefined) throw cause;
    throw new Error(`${file} does not open: it was sealed to another key, or is damaged`, { cause });
  }
}

/** yauzl refuses names that lead out of the folder, and lengths that are not those of the content. */
async function unpack(zip: ZipFile, folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    const content = await zip.openReadStreamPromise(entry);
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE }));
    names.push(entry.fileName);
  }
  return names;
}
