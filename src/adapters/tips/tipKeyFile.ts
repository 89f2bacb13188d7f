import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

const PRIVATE_FILE = 0o600;
const PRIVATE_KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]+$/m;

/**
 * Writes a new private key into a file that does not exist yet, in the form that `age-keygen` writes, readable for its
 * owner only.
 *
 * @returns the public key
 */
export async function writeTipKey(file: string): Promise<string> {
  const key = await generateX25519Identity();
  const publicKey = await identityToRecipient(key);
  await writeFile(file, `# public key: ${publicKey}\n${key}\n`, { flag: 'wx', mode: PRIVATE_FILE, flush: true });
  return publicKey;
}

/** Reads the private key from a file of `writeTipKey` or `age-keygen`. Throws when there is none. */
export async function readTipKey(file: string): Promise<string> {
  const key = PRIVATE_KEY.exec(await readFile(file, 'utf8'))?.[0];
  if (key === undefined) throw new Error(`${file} contains no private key (AGE-SECRET-KEY-1…)`);
  return key;
}
