import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './findProgram.ts';

const JAR = String(createRequire(import.meta.url)('vnu-jar'));
const MAX_OUTPUT_BYTES = 64_000_000;

export interface HtmlPage {
  /** Names the page in reports: its path, its language, its state. */
  readonly name: string;
  readonly html: string;
}

interface Report {
  readonly messages: readonly Message[];
}

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Errors and warnings of the Nu HTML checker, one readable line each; empty when all pages are valid. Pass many pages at
 * once: starting Java takes seconds, one page a tenth of a second.
 */
export async function findHtmlErrors(pages: readonly HtmlPage[]): Promise<string[]> {
  if (pages.length === 0) return [];
  const java = findProgram({ names: ['java'], debianPackage: 'default-jre-headless', variable: 'JAVA' });
  const folder = await mkdtemp(join(tmpdir(), 'thara-html-'));
  try {
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, pages[index]?.html ?? '')));
    // The report is on stderr; stdout stays empty.
    const { stderr } = await promisify(execFile)(
      java,
      ['-jar', JAR, '--format', 'json', '--exit-zero-always', ...files],
      { maxBuffer: MAX_OUTPUT_BYTES },
    );
    return (JSON.parse(stderr) as Report).messages.filter(isFault).map((message) => describeFault(message, pages));
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Messages of type info are about style, such as the slash in `<br/>`, which React writes.
function isFault({ type, subType }: Message): boolean {
  return type !== 'info' || subType === 'warning';
}

function describeFault({ url, lastLine, message, extract }: Message, pages: readonly HtmlPage[]): string {
  const page = pages[Number(basename(url ?? '', '.html'))]?.name ?? 'the checker itself';
  return `${page}:${lastLine ?? 0}: ${message}${extract === undefined ? '' : `\n  ${extract.trim()}`}`;
}
