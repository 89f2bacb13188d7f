import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';

/**
 * Reads the private key that signs heads of the ledger, PEM (PKCS #8, Ed25519); when there is none, it is created, readable
 * for the operator only. Two processes that create one at the same time get the same key. Rejects when the file cannot
 * be used: a new key in its place would make old heads look as if another server had signed them.
 */
export async function headKeyFile(file: string): Promise<KeyObject> {
  const found = await read(file);
  if (found !== undefined) return found;
  const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  try {
    await writeFileAtomically(file, pem.toString(), { mode: 0o600, isNew: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return await headKeyFile(file);
}

async function read(file: string): Promise<KeyObject | undefined> {
  let pem: string;
  try {
    pem = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The same as another kind of key.
  }
  throw new Error(`${file} contains no private key of Ed25519: restore it, or set LEDGER_KEY_FILE to the right file`);
}
