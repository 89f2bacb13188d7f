import { copyInto, type Pdfium, type Pointer } from './pdfium.ts';
import { decodePdfString } from './decodePdfString.ts';
import type { TextRun } from './pdfRuns.ts';

// PDFium's types of page objects.
const TEXT = 1;
const FORM = 5;
/** Forms in forms: more is nothing that a program writes. */
const MAX_DEPTH = 10;
/** In bytes: a replacement text is one letter with its marks, or a short word. */
const MAX_ACTUAL_TEXT = 4096;
/** What PDFium returns for a hyphen at the end of a line. */
const HYPHENS: readonly number[] = [0x02, 0xfffe];
const SOFT_HYPHEN = '\u00ad';
const MAX_CODE_POINT = 0x10ffff;

/** A text that a file gives for what it draws. */
interface Replacement {
  /** Of the objects that it replaces. */
  readonly mark: Pointer;
  readonly text: string;
}

/** The pages of a PDF file. */
export class PdfPages {
  readonly #engine: Pdfium;
  readonly #document: Pointer;
  /** For what the engine returns: six floats, or a length. */
  readonly #numbers: Pointer;
  readonly #actualText: Pointer;
  readonly #actualTextKey: Pointer;

  constructor(engine: Pdfium, document: Pointer) {
    this.#engine = engine;
    this.#document = document;
    this.#numbers = copyInto(engine, new Uint8Array(6 * 4));
    this.#actualText = copyInto(engine, new Uint8Array(MAX_ACTUAL_TEXT));
    this.#actualTextKey = copyInto(engine, Buffer.from('ActualText\0'));
  }

  /** The text of a page in the order in which it is drawn. Nothing when the page is broken. */
  *runs(number: number): Generator<TextRun> {
    const engine = this.#engine;
    const page = engine.FPDF_LoadPage(this.#document, number);
    if (page === 0) return;
    const textPage = engine.FPDFText_LoadPage(page);
    if (textPage !== 0) {
      yield* this.#runsOf(this.#objects(page), this.#textsOf(textPage));
      engine.FPDFText_ClosePage(textPage);
    }
    engine.FPDF_ClosePage(page);
  }

  *#objects(page: Pointer): Generator<Pointer> {
    const count = this.#engine.FPDFPage_CountObjects(page);
    for (let at = 0; at < count; at++) yield* this.#textObjects(this.#engine.FPDFPage_GetObject(page, at), 0);
  }

  *#textObjects(object: Pointer, depth: number): Generator<Pointer> {
    const type = this.#engine.FPDFPageObj_GetType(object);
    if (type === TEXT) yield object;
    if (type !== FORM || depth > MAX_DEPTH) return;
    const count = this.#engine.FPDFFormObj_CountObjects(object);
    for (let at = 0; at < count; at++)
      yield* this.#textObjects(this.#engine.FPDFFormObj_GetObject(object, at), depth + 1);
  }

  /** Objects in a row that have one replacement text are one run: PDFium itself repeats the text for some of them. */
  *#runsOf(objects: Iterable<Pointer>, texts: ReadonlyMap<Pointer, string>): Generator<TextRun> {
    let last: { readonly mark: Pointer | undefined; readonly run: TextRun } | undefined;
    for (const object of objects) {
      const replacement = this.#replacementOf(object);
      const place = this.#placeOf(object);
      if (last?.mark !== undefined && last.mark === replacement?.mark) {
        const { mark, run } = last;
        last = { mark, run: { ...run, start: Math.min(run.start, place.start), end: Math.max(run.end, place.end) } };
        continue;
      }
      if (last !== undefined) yield last.run;
      last = { mark: replacement?.mark, run: { ...place, text: replacement?.text ?? texts.get(object) ?? '' } };
    }
    if (last !== undefined) yield last.run;
  }

  /** The letters of each text object, in one pass: asking for those of one object searches the whole page. */
  #textsOf(textPage: Pointer): ReadonlyMap<Pointer, string> {
    const engine = this.#engine;
    const texts = new Map<Pointer, string>();
    const count = engine.FPDFText_CountChars(textPage);
    let last: Pointer | undefined;
    let hasGap = false;
    for (let at = 0; at < count; at++) {
      if (engine.FPDFText_IsGenerated(textPage, at) === 1) {
        hasGap = true; // inside of an object, or between two
        continue;
      }
      const object = engine.FPDFText_GetTextObject(textPage, at);
      const code = engine.FPDFText_GetUnicode(textPage, at);
      texts.set(object, `${texts.get(object) ?? ''}${hasGap && object === last ? ' ' : ''}${letterOf(code)}`);
      last = object;
      hasGap = false;
    }
    return texts;
  }

  #replacementOf(object: Pointer): Replacement | undefined {
    const engine = this.#engine;
    const count = engine.FPDFPageObj_CountMarks(object);
    for (let at = 0; at < count; at++) {
      const mark = engine.FPDFPageObj_GetMark(object, at);
      const bytes = this.#actualTextOf(mark);
      if (bytes !== undefined) return { mark, text: decodePdfString(bytes) };
    }
    return undefined;
  }

  #actualTextOf(mark: Pointer): Uint8Array | undefined {
    const [to, key, length] = [this.#actualText, this.#actualTextKey, this.#numbers];
    if (this.#engine.FPDFPageObjMark_GetParamBlobValue(mark, key, to, MAX_ACTUAL_TEXT, length) !== 1) return undefined;
    const { bytes, integers } = this.#engine.memory;
    const end = to + (integers[length / 4] ?? 0);
    return end <= to + MAX_ACTUAL_TEXT ? bytes.slice(to, end) : undefined;
  }

  #placeOf(object: Pointer): Omit<TextRun, 'text'> {
    const engine = this.#engine;
    const at = this.#numbers;
    engine.FPDFTextObj_GetFontSize(object, at);
    const size = this.#float(0);
    engine.FPDFPageObj_GetMatrix(object, at);
    const scale = Math.hypot(this.#float(0), this.#float(1)) || 1;
    // The direction in which the text is written.
    const cos = this.#float(0) / scale;
    const sin = this.#float(1) / scale;
    const baseline = this.#float(5) * cos - this.#float(4) * sin;
    engine.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
    const [left, bottom, right, top] = [this.#float(0), this.#float(1), this.#float(2), this.#float(3)];
    return {
      start: Math.min(left * cos, right * cos) + Math.min(bottom * sin, top * sin),
      end: Math.max(left * cos, right * cos) + Math.max(bottom * sin, top * sin),
      baseline,
      em: Math.max(size * scale, 1),
    };
  }

  /** Which the engine has returned. */
  #float(position: number): number {
    return this.#engine.memory.floats[this.#numbers / 4 + position] ?? 0;
  }
}

function letterOf(code: number): string {
  if (HYPHENS.includes(code)) return SOFT_HYPHEN;
  return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
}
