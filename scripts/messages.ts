import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

export const CATALOGUES = 'src/ui/messages';

/** Compiles both languages' catalogues to what the pages read; takes a tenth of a second. */
export async function compileMessages(): Promise<void> {
  await Promise.all(
    ['en', 'th'].map((locale) =>
      formatjs(
        'compile',
        `${CATALOGUES}/${locale}.json`,
        '--format',
        'simple',
        '--ast',
        '--out-file',
        `${CATALOGUES}/compiled/${locale}.json`,
      ),
    ),
  );
}

/** Reads the English catalogue out of the code, the source of both. */
export async function extractMessages(outFile = `${CATALOGUES}/en.json`): Promise<void> {
  await formatjs('extract', 'src/ui/**/*.ts*', '--out-file', outFile, '--format', 'simple');
}

export async function formatjs(...args: string[]): Promise<void> {
  const child = spawn('formatjs', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`formatjs ${args.join(' ')} failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await extractMessages();
  await compileMessages();
}
