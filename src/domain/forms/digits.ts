const THAI_ZERO = 0x0e50;
const SEPARATORS = /[\s\-\u2010-\u2015\u2212]/gu;

/** A number or a code as a person typed it: Thai digits become ASCII digits; spaces and hyphens are removed. */
export function foldDigits(text: string): string {
  return asciiDigits(text).replace(SEPARATORS, '');
}

/** A text with ASCII digits in place of Thai ones. */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO));
}
