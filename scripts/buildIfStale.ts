import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { sourceFingerprint, STAMP } from './sourceFingerprint.ts';

/** Builds if the build is missing or out of date; ends the process when that fails. */
export async function buildIfStale(): Promise<void> {
  const built = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (built === (await sourceFingerprint())) return;
  process.stdout.write('Building…\n');
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  process.stderr.write('The build failed; see above.\n');
  process.exit(1);
}
