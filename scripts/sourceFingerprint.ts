import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';

/** The file in which a build stores the fingerprint of its sources. */
export const STAMP = 'dist/stamp';

const SOURCES = ['config/**/*', 'src/**/*', 'scripts/*', 'vite*.config.ts', 'tsconfig.json', 'package.json'];
const GENERATED = /\/messages\/compiled\//;

/** A digest of the names, sizes and times of everything that a build is made from: differs when any of it changed. */
export async function sourceFingerprint(): Promise<string> {
  const lines: string[] = [];
  for await (const file of glob(SOURCES)) {
    if (GENERATED.test(file)) continue;
    const found = await stat(file);
    if (found.isFile()) lines.push(`${file} ${String(found.size)} ${String(found.mtimeMs)}`);
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
