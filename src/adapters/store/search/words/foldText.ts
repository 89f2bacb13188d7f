/**
 * Makes texts equal that readers take for the same: Unicode's composed form, small letters without accents, sara am as one
 * character whichever way it was typed, sara ae for two sara e, a mark that was typed twice once, Thai digits as Arabic
 * ones; without characters that nobody sees (zero-width ones, soft hyphens).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/ํ([่-๋]?)า/gu, '$1ำ')
    .replace(/([่-๋])ํา/gu, '$1ำ')
    .replace(/ำ([่-๋])/gu, '$1ำ')
    .replaceAll('เเ', 'แ')
    .replace(/([ัิ-ฺ็-๎])\1+/gu, '$1')
    .replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .toLowerCase()
    .replace(LATIN_WITH_MARKS, (letters) => letters.normalize('NFD').replace(/\p{Mn}/gu, ''))
    .replace(/[’‘ʼ]/gu, "'");
}

const THAI_ZERO = 0x0e50;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const LATIN_WITH_MARKS = /[\u00c0-\u024f\u1e00-\u1eff]+/gu;
