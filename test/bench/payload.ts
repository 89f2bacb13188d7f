import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import type { Report } from './Report.ts';

/** Of a first visit, in kB. Interactive pages load more scripts. */
const BUDGET = { HTML: 15, CSS: 15, JS: 12, fonts: 45 };
const INTERACTIVE_JS_KB = 130;
const FIRST_VISITS = [
  { path: '/th', isInteractive: false },
  { path: '/th/main', isInteractive: false },
  { path: '/th/more-news', isInteractive: false },
  { path: '/th/documents', isInteractive: true },
  { path: '/en/main', isInteractive: false },
  { path: '/en/documents', isInteractive: true },
];

/** What a first visit downloads, compressed. */
export async function payload(report: Report, _folder: string, dataFolder: string): Promise<void> {
  report.part('Weight of a first visit', 'In kB, gzip.');
  const server = await ServerProcess.start({ DATA_DIR: dataFolder });
  report.table('page', ...Object.entries(BUDGET).map(([name, kB]) => `${name} (≤ ${kB})`));
  for (const { path, isInteractive } of FIRST_VISITS) {
    const html = await (await fetch(server.origin + path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const ending = (end: string) => files.filter((file) => file.endsWith(end));
    const weights = {
      HTML: gzipSync(html, { level: 6 }).length,
      CSS: await compressedSize(ending('.css')),
      JS: await compressedSize(await withImports(ending('.js'))),
      fonts: (await Promise.all(ending('.woff2').map(readAsset))).reduce((sum, { length }) => sum + length, 0),
    };
    report.row(path, ...Object.values(weights).map((bytes) => bytes / 1000));
    const budget = { ...BUDGET, ...(isInteractive && { JS: INTERACTIVE_JS_KB }) };
    for (const [name, bytes] of Object.entries(weights))
      report.check(`${path}, first visit: kB of ${name}`, bytes / 1000, {
        atMost: budget[name as keyof typeof budget],
      });
  }
  await server.stop();
}

async function compressedSize(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readAsset(file), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A module and all its imports, dynamic ones included: the most that a page can load. */
async function withImports(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const code = (await readAsset(file)).toString();
    for (const match of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) await visit(`/assets/${match[1] ?? ''}`);
  };
  for (const file of files) await visit(file);
  return [...found];
}

function readAsset(path: string): Promise<Buffer> {
  return readFile(join('dist/client', path));
}
