import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';

/** An address in the memory of the engine; 0 is none. */
export type Pointer = number;

/**
 * What is used of PDFium, a C interface (`fpdf_text.h`, `fpdf_edit.h`) in WebAssembly: called directly, because wrappers
 * that convert arguments take half of the time. Truth is 1; texts are pointers to UTF-8 that ends with 0.
 */
interface PdfiumFunctions {
  malloc(bytes: number): Pointer;
  PDFiumExt_Init(): void;
  FPDF_GetLastError(): number;
  FPDF_LoadMemDocument(bytes: Pointer, length: number, password: Pointer): Pointer;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_LoadPage(document: Pointer, page: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(textPage: Pointer): void;
  FPDFText_CountChars(textPage: Pointer): number;
  FPDFText_GetUnicode(textPage: Pointer, position: number): number;
  FPDFText_IsGenerated(textPage: Pointer, position: number): number;
  FPDFText_GetTextObject(textPage: Pointer, position: number): Pointer;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, position: number): Pointer;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, position: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFTextObj_GetFontSize(object: Pointer, size: Pointer): number;
  FPDFPageObj_CountMarks(object: Pointer): number;
  FPDFPageObj_GetMark(object: Pointer, position: number): Pointer;
  FPDFPageObjMark_GetParamBlobValue(mark: Pointer, key: Pointer, to: Pointer, most: number, length: Pointer): number;
}

/** PDFium and its memory. */
export interface Pdfium extends PdfiumFunctions {
  /** The view of its memory, which is another one after the memory has grown. */
  readonly memory: { readonly bytes: Uint8Array; readonly floats: Float32Array; readonly integers: Uint32Array };
}

interface EngineModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPU32: Uint32Array;
  readonly wasmExports: PdfiumFunctions;
}

const WASM_PAGE = 65_536;
let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Starts an engine of its own, so that no file can disturb the text of the next one; its memory is freed with it.
 *
 * @param maxBytes of its memory; it fails when it needs more, after `onLimit` was called
 */
export async function openPdfium(maxBytes: number, onLimit: () => void): Promise<Pdfium> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const code = await compiled;
  const { pdfium } = (await init({
    // Not the default, which would download it.
    instantiateWasm: (imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance) => void) => {
      void WebAssembly.instantiate(code, imports).then((instance) => {
        for (const exported of Object.values(instance.exports))
          if (exported instanceof WebAssembly.Memory) limit(exported, maxBytes, onLimit);
        received(instance);
      });
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  })) as unknown as { readonly pdfium: EngineModule };
  pdfium.wasmExports.PDFiumExt_Init();
  return {
    ...pdfium.wasmExports,
    get memory() {
      return { bytes: pdfium.HEAPU8, floats: pdfium.HEAPF32, integers: pdfium.HEAPU32 };
    },
  };
}

function limit(memory: WebAssembly.Memory, maxBytes: number, onLimit: () => void): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE <= maxBytes) return grow(pages);
    onLimit();
    throw new RangeError('too much memory');
  };
}

/** Copies bytes into the memory of the engine. Throws a RangeError when they do not fit. */
export function copyInto(engine: Pdfium, bytes: Uint8Array): Pointer {
  const start = engine.malloc(bytes.length);
  if (start === 0) throw new RangeError('no memory for a file');
  engine.memory.bytes.set(bytes, start);
  return start;
}
