import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { renderIcons } from './renderIcons.ts';
import { compileMessages } from './messages.ts';
import { sourceFingerprint, STAMP } from './sourceFingerprint.ts';

const COMPRESSIBLE = /\.(js|css|svg|json|map)$/;
const CLIENT = 'dist/client';

/** Builds what the server and browsers run: messages, client files with their compressed forms, server bundle. */
async function buildAll(): Promise<void> {
  const fingerprint = await sourceFingerprint();
  await compileMessages();
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
  await build({ configFile: 'vite.ssr.config.ts', logLevel: 'warn' });
  await writeFile(`${CLIENT}/icons.json`, JSON.stringify(await renderIcons(CLIENT)));
  await writeBuildId();
  await compressAssets();
  await writeFile(STAMP, fingerprint);
}

/** The build id is a digest of all served files: the same sources give the same id. */
async function writeBuildId(): Promise<void> {
  const digest = createHash('sha256');
  for (const file of await filesOf(CLIENT)) digest.update(file).update(await readFile(file));
  for (const file of await filesOf('dist/server')) if (file.endsWith('.js')) digest.update(await readFile(file));
  await writeFile(`${CLIENT}/build.json`, JSON.stringify({ buildId: digest.digest('hex').slice(0, 12) }));
}

// Compressed once at build time, so that no response is compressed per request.
async function compressAssets(): Promise<void> {
  for (const file of await filesOf(`${CLIENT}/assets`)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const bytes = await readFile(file);
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, zipped);
  }
}

async function filesOf(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for await (const entry of glob(`${folder}/**/*`, { withFileTypes: true }))
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  return files.sort();
}

await buildAll();
