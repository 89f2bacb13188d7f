import { PdfPages } from '#adapters/content-folder/media/PdfPages.ts';
import { copyInto, openPdfium } from '#adapters/content-folder/media/pdfium.ts';

const MAX_MEMORY = 500_000_000;

/** The texts of each page of a PDF file, in the order in which they are drawn. */
export async function pdfPages(file: Uint8Array): Promise<readonly string[][]> {
  const engine = await openPdfium(MAX_MEMORY, () => undefined);
  const document = engine.FPDF_LoadMemDocument(
    copyInto(engine, file),
    file.length,
    copyInto(engine, Buffer.from('\0')),
  );
  if (document === 0) throw new Error('no PDF file');
  const reader = new PdfPages(engine, document);
  return Array.from({ length: engine.FPDF_GetPageCount(document) }, (_, page) =>
    Array.from(reader.runs(page), ({ text }) => text.trim()).filter((text) => text !== ''),
  );
}
