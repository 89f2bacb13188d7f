import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { sourceFingerprint, STAMP } from './sourceFingerprint.ts';

/** Builds if the build is missing or out of date, then runs the server in this process. */
const built = await readFile(STAMP, 'utf8').catch(() => undefined);
if (built !== (await sourceFingerprint())) {
  process.stdout.write('Building…\n');
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    process.stderr.write('The build failed; see above.\n');
    process.exit(1);
  }
}
// Who sets NODE_ENV runs a real website, and is asked for FIRST_CONTENT; a newcomer sees the sample.
if (process.env['NODE_ENV'] === undefined) {
  process.env['NODE_ENV'] = 'production';
  const isReal = process.env['DATABASE_URL'] !== undefined || process.env['API_BASE_URL'] !== undefined;
  if (!isReal) process.env['FIRST_CONTENT'] ??= 'content';
}
enableCompileCache('node_modules/.cache/compiled'); // loading modules takes a third of the start
const main: string = '../dist/server/main.js';
await import(main);
