import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';

const PROGRAM_FILE = /\.(?:ts|tsx|js)$/;

/**
 * A digest of everything that decides what an item is built to, beside the content folder: the files of this program,
 * the packages that are installed, and Node. Undefined when one of them cannot be read.
 */
export function programDigest(): string | undefined {
  try {
    const hasher = createHash('sha256').update(process.version);
    const root = rootOf(import.meta.filename);
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort())
      if (PROGRAM_FILE.test(name)) hasher.update(`\n${name}\n`).update(readFileSync(join(root, name)));
    return hasher.update(readFileSync(lockfile())).digest('base64url');
  } catch {
    return undefined;
  }
}

/** `src` of the sources, or the folder of the bundle, whose shared files are in a folder `chunks`. */
function rootOf(file: string): string {
  const sources = file.lastIndexOf(`${sep}src${sep}adapters${sep}`);
  if (sources >= 0) return file.slice(0, sources + `${sep}src`.length);
  const folder = dirname(file);
  return basename(folder) === 'chunks' ? dirname(folder) : folder;
}

/** npm's record of the packages that it has installed, with their versions and hashes. */
function lockfile(): string {
  const entry = createRequire(import.meta.url).resolve('markdown-it');
  const packages = `${sep}node_modules${sep}`;
  return join(entry.slice(0, entry.lastIndexOf(packages) + packages.length), '.package-lock.json');
}
