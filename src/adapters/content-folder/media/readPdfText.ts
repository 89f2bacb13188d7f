import { MAX_ATTACHMENT_TEXT, tidyPdfText } from '#domain/search/pdfText.ts';
import { copyInto, openPdfium, type Pdfium } from './pdfium.ts';
import { PdfPages } from './PdfPages.ts';
import { joinRuns } from './pdfRuns.ts';
import type { PdfText } from './PdfText.ts';

/** For the file and what is read of it. In bytes. */
const MAX_MEMORY = 500_000_000;
/** PDFium's error. */
const NEEDS_PASSWORD = 4;

/**
 * Reads the text of a PDF file by PDFium: pdf.js ignores `ActualText`, in which browsers and other programs write what
 * Thai letters with two marks are.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const memory = { isFull: false };
  try {
    const engine = await openPdfium(MAX_MEMORY, () => (memory.isFull = true));
    return await readWith(engine, bytes);
  } catch {
    // PDFium ends itself where it finds something impossible, and where it gets no memory.
    return { kind: 'none', reason: memory.isFull ? 'tooCostly' : 'broken' };
  }
}

async function readWith(engine: Pdfium, bytes: Uint8Array): Promise<PdfText> {
  const noPassword = copyInto(engine, Buffer.from('\0'));
  const document = engine.FPDF_LoadMemDocument(copyInto(engine, bytes), bytes.length, noPassword);
  if (document === 0)
    return { kind: 'none', reason: engine.FPDF_GetLastError() === NEEDS_PASSWORD ? 'encrypted' : 'broken' };
  const pages = engine.FPDF_GetPageCount(document);
  const reader = new PdfPages(engine, document);
  let found = '';
  for (let page = 0; page < pages && found.length < MAX_ATTACHMENT_TEXT; page++) {
    found += `${joinRuns(reader.runs(page))}\n`;
    await new Promise(setImmediate); // the process watches its memory meanwhile
  }
  const text = tidyPdfText(found.slice(0, MAX_ATTACHMENT_TEXT));
  return text === '' ? { kind: 'none', reason: 'noText' } : { kind: 'text', text };
}
