import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import type { Report } from './Report.ts';

/** Of a first visit, in kB. Interactive pages load more scripts. */
const BUDGET = { HTML: 15, CSS: 15, JS: 12, fonts: 45 };
const INTERACTIVE_JS_KB = 130;
/** With the modules that an interactive page imports when it runs. */
const FIRST_VISITS: readonly { readonly path: string; readonly modules?: readonly string[] }[] = [
  { path: '/th' },
  { path: '/th/main' },
  { path: '/th/more-news' },
  { path: '/th/documents', modules: ['pages/DocumentsPage.tsx', 'messages/compiled/pages/documents.th.json'] },
  { path: '/th/search?q=2569', modules: ['pages/SearchPage.tsx', 'messages/compiled/pages/search.th.json'] },
  { path: '/th/contact', modules: ['pages/ContactPage.tsx', 'messages/compiled/pages/contact.th.json'] },
  { path: '/en/main' },
  { path: '/en/documents', modules: ['pages/DocumentsPage.tsx', 'messages/compiled/pages/documents.en.json'] },
];

/** The built file of each module. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** What a first visit downloads, compressed. */
export async function payload(report: Report, _folder: string, dataFolder: string): Promise<void> {
  report.part('Weight of a first visit', 'In kB, gzip.');
  const server = await ServerProcess.start({ DATA_DIR: dataFolder });
  report.table('page', ...Object.entries(BUDGET).map(([name, kB]) => `${name} (≤ ${kB})`));
  const manifest = JSON.parse((await readAsset('.vite/manifest.json')).toString()) as Manifest;
  for (const { path, modules } of FIRST_VISITS) {
    const html = await (await fetch(server.origin + path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const ending = (end: string) => files.filter((file) => file.endsWith(end));
    const weights = {
      HTML: gzipSync(html, { level: 6 }).length,
      CSS: await compressedSize(ending('.css')),
      JS: await compressedSize(await withImports([...ending('.js'), ...filesOf(modules ?? [], manifest)])),
      fonts: (await Promise.all(ending('.woff2').map(readAsset))).reduce((sum, { length }) => sum + length, 0),
    };
    report.row(path, ...Object.values(weights).map((bytes) => bytes / 1000));
    const budget = { ...BUDGET, ...(modules && { JS: INTERACTIVE_JS_KB }) };
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

function filesOf(modules: readonly string[], manifest: Manifest): readonly string[] {
  return modules.map((module) => `/${manifest[`src/ui/${module}`]?.file ?? `no build of ${module}`}`);
}

/** Modules and all that they import at once. */
async function withImports(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const code = (await readAsset(file)).toString();
    for (const match of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      await visit(`/assets/${match[1] ?? ''}`);
  };
  for (const file of files) await visit(file);
  return [...found];
}

function readAsset(path: string): Promise<Buffer> {
  return readFile(join('dist/client', path));
}
