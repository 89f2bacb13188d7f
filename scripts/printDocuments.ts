import type { Page } from 'playwright';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '#test/support/chromium.ts';

/*
 * `npm run documents`: makes PDF files and infographics of the sample department from their sources in HTML. A source
 * names its file in its head (`rel=alternate`), with its kind: a PDF file is printed (page size, footer and page numbers
 * are CSS), a PNG file is a picture of the body, two pixels for each of CSS.
 */
const SOURCES = 'docs/sample-documents/**/*.html';
const KINDS = new Map([
  ['application/pdf', { make: print, comparable: withoutTimeAndIds }],
  ['image/png', { make: takePicture, comparable: pixels }],
]);
/** What differs each time that Chromium prints the same page: the time, the ids of header cells, and their index. */
const DIFFERS_EACH_TIME = /\(D:[^)]*\)|\(node\d+\)|\/Names \[[^\]]*\]/g;

const browser = await launchChromium();
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const source of globSync(SOURCES).sort()) {
    const { type, file } = await open(page, source);
    const kind = KINDS.get(type);
    if (kind === undefined) throw new Error(`${source}: files of ${type} cannot be made`);
    const made = await kind.make(page);
    const old = await readFile(file).catch(() => undefined);
    const isChanged = old === undefined || (await kind.comparable(old)) !== (await kind.comparable(made));
    if (isChanged) await writeFile(file, made);
    process.stdout.write(`${isChanged ? 'written' : 'unchanged'}: ${relative('.', file)}\n`);
  }
} finally {
  await browser.close();
}

async function open(page: Page, source: string): Promise<{ readonly type: string; readonly file: string }> {
  await page.goto(pathToFileURL(source).href);
  const { link, unreadable } = await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images).filter((image) => image.naturalWidth === 0);
    const fonts = Array.from(document.fonts);
    if (!fonts.some(({ status }) => status === 'loaded')) throw new Error('No font was loaded');
    const { type, href } = document.querySelector<HTMLLinkElement>('link[rel=alternate]') ?? {};
    return {
      link: type === undefined || href === undefined ? undefined : { type, href },
      unreadable: pictures.length + fonts.filter(({ status }) => status === 'error').length,
    };
  });
  if (link === undefined) throw new Error(`${source}: does not name its file`);
  if (unreadable > 0) throw new Error(`${source}: ${unreadable} of its pictures and fonts cannot be read`);
  return { type: link.type, file: fileURLToPath(link.href) };
}

async function print(page: Page): Promise<Buffer> {
  return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

function withoutTimeAndIds(pdf: Buffer): string {
  return pdf.toString('latin1').replaceAll(DIFFERS_EACH_TIME, '');
}

async function takePicture(page: Page): Promise<Buffer> {
  const picture = await page.locator('body').screenshot();
  return await sharp(picture).removeAlpha().png({ palette: true, quality: 95, effort: 10 }).toBuffer();
}

async function pixels(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `${info.width} ${data.toString('latin1')}`;
}
