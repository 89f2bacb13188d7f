import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';

const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** A secret key that nobody can guess. */
export function newSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Reads the secret key of a data folder; when there is none, it is created, readable for the operator only. Two
 * processes that create one at the same time get the same key. Rejects when the folder cannot be used, and when the
 * file contains no key: with a new key, everything that was encrypted with the old one would be lost.
 */
export async function secretKeyFile(folder: string): Promise<string> {
  const file = join(folder, 'secret-key');
  const found = await read(file);
  if (found !== undefined) return found;
  try {
    await writeFileAtomically(file, `${newSecretKey()}\n`, { mode: 0o600, isNew: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
  if (!KEY.test(text)) throw new Error(`${file} contains no secret key: restore it, or delete it to get a new one`);
  return text;
}
