import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findEditedWords } from './findEditedWords.ts';
import { findPageMessages } from './pageMessages.ts';

export const CATALOGUES = 'src/ui/messages';

/** The catalogues of the hydrated pages, `{route}.{locale}.json`. */
const PAGES = `${CATALOGUES}/compiled/pages`;

type Locale = 'en' | 'th';
type Words = Readonly<Record<string, string>>;

const ENGLISH = `${CATALOGUES}/en.json`;
/** The English words of the code when they were last read. */
const LAST_EXTRACTED = `${CATALOGUES}/compiled/en.extracted.json`;

/** Compiles catalogues to what the pages read; takes a tenth of a second. */
export async function compileMessages(locales: readonly Locale[] = ['en', 'th']): Promise<void> {
  await Promise.all(locales.map(compileCatalogue));
  await writePageCatalogues(locales);
}

/** Replaces the compiled catalogue as a whole: a process that reads it meanwhile must not find half of it. */
async function compileCatalogue(locale: Locale): Promise<void> {
  const compiled = `${CATALOGUES}/compiled/${locale}.json`;
  const next = `${compiled}.${process.pid}`;
  await formatjs('compile', `${CATALOGUES}/${locale}.json`, '--format', 'simple', '--ast', '--out-file', next);
  await rename(next, compiled);
}

/** What a hydrated page loads in the browser: of the compiled catalogue, the messages that it can show. */
async function writePageCatalogues(locales: readonly Locale[]): Promise<void> {
  const pages = await findPageMessages();
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  for (const locale of locales) {
    const all = JSON.parse(await readFile(`${CATALOGUES}/compiled/${locale}.json`, 'utf8')) as Words;
    for (const [route, ids] of pages) {
      const shown = Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
      await writeFile(`${PAGES}/${route}.${locale}.json`, JSON.stringify(shown));
    }
  }
}

/** Reads the English catalogue out of the code, the source of both. */
export async function extractMessages(outFile: string): Promise<void> {
  await formatjs('extract', 'src/ui/**/*.ts*', '--out-file', outFile, '--format', 'simple');
}

/**
 * Brings the English catalogue up to date with the code, and compiles both. Rejects, and changes nothing, when words were
 * edited in the English catalogue, which would be lost.
 */
export async function updateMessages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-messages-'));
  try {
    const extracted = join(folder, 'en.json');
    await extractMessages(extracted);
    const text = await readFile(extracted, 'utf8');
    const catalogue = await readFile(ENGLISH, 'utf8').catch(() => '{}');
    const edited = findEditedWords(
      JSON.parse(text) as Words,
      JSON.parse(catalogue) as Words,
      JSON.parse(await readFile(LAST_EXTRACTED, 'utf8').catch(() => '{}')) as Words,
    );
    if (edited.length > 0)
      throw new Error(
        `${ENGLISH} is generated, and its words of ${edited.join(', ')} would be lost: ` +
          `write them into the code (${CATALOGUES}/*.ts), or take them out`,
      );
    if (catalogue !== text) await writeFile(ENGLISH, text);
    await mkdir(`${CATALOGUES}/compiled`, { recursive: true });
    await writeFile(LAST_EXTRACTED, text);
  } finally {
    await rm(folder, { recursive: true });
  }
  await compileMessages();
}

export async function formatjs(...args: string[]): Promise<void> {
  const child = spawn('formatjs', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`formatjs ${args.join(' ')} failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await updateMessages().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
