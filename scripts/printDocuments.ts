import type { Page } from 'playwright';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchChromium } from '#test/support/chromium.ts';

/*
 * `npm run documents`: prints the documents of the sample department as PDF files, from their sources in HTML. A source
 * names its PDF file in its head (`rel=alternate`); page size, footer and page numbers are CSS.
 */
const SOURCES = 'docs/sample-documents/*.html';
/** What differs each time that Chromium prints the same page: the time, the ids of header cells, and their index. */
const DIFFERS_EACH_TIME = /\(D:[^)]*\)|\(node\d+\)|\/Names \[[^\]]*\]/g;

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const source of globSync(SOURCES).sort()) {
    const pdf = await print(page, source);
    const old = await readFile(pdf.file).catch(() => Buffer.of());
    const isChanged = comparable(old) !== comparable(pdf.bytes);
    if (isChanged) await writeFile(pdf.file, pdf.bytes);
    process.stdout.write(`${isChanged ? 'printed' : 'unchanged'}: ${relative('.', pdf.file)}\n`);
  }
} finally {
  await browser.close();
}

async function print(page: Page, source: string): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  await page.goto(pathToFileURL(source).href);
  const { address, unreadable } = await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images).filter((image) => image.naturalWidth === 0);
    const fonts = Array.from(document.fonts);
    if (!fonts.some(({ status }) => status === 'loaded')) throw new Error('No font was loaded');
    return {
      address: document.querySelector<HTMLLinkElement>('link[rel=alternate][type="application/pdf"]')?.href,
      unreadable: pictures.length + fonts.filter(({ status }) => status === 'error').length,
    };
  });
  if (address === undefined) throw new Error(`${source}: does not name its PDF file`);
  if (unreadable > 0) throw new Error(`${source}: ${unreadable} of its pictures and fonts cannot be read`);
  return {
    file: fileURLToPath(address),
    bytes: await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
  };
}

function comparable(pdf: Buffer): string {
  return pdf.toString('latin1').replaceAll(DIFFERS_EACH_TIME, '');
}
