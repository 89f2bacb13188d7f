import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** A secret key that nobody can guess. */
export function newSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * The secret key in a data folder, which only the operator may read; made there when there is none. Of two processes
 * that make one at the same time, both get the same. Rejects when the folder cannot be used, and when the key in it is
 * none: another one would make everything worthless that was sealed with it.
 */
export async function secretKeyFile(folder: string): Promise<string> {
  const file = join(folder, 'secret-key');
  const found = await read(file);
  if (found !== undefined) return found;
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await write(partial, `${newSecretKey()}\n`);
    await link(partial, file); // never in the place of one that is there
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(partial, { force: true });
  }
  return await secretKeyFile(folder);
}

async function read(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (!KEY.test(text)) throw new Error(`${file} holds no secret key: put it back, or remove it for a new one`);
  return text;
}

async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
