/**
 * Characters of the text of one version's attached PDF files, some hundred pages: what a book is about is found in them,
 * and a row, the index and the memory of an import stay bounded.
 */
export const MAX_ATTACHMENT_TEXT = 200_000;

/** Between glyphs that stand apart without a space: a space that is not written, or letters that are spaced out. */
export const GAP = '\u2009';

/** The texts of several files as one, cut at `MAX_ATTACHMENT_TEXT`; undefined when there is none. */
export function joinPdfTexts(texts: readonly string[]): string | undefined {
  const text = texts
    .join(' ')
    .slice(0, MAX_ATTACHMENT_TEXT)
    .replace(/[\ud800-\udbff]$/, '') // half of the character that was cut
    .trim();
  return text === '' ? undefined : text;
}

/**
 * Makes the text of a PDF file, as it was found glyph by glyph, what a reader sees: one line, in NFC, with Thai words
 * whole and written as they are typed, so that searching finds them.
 */
export function tidyPdfText(found: string): string {
  const written = found
    .toWellFormed()
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\uf700-\uf71a]/g, (glyph) => THAI_GLYPHS.charAt(glyph.charCodeAt(0) - FIRST_THAI_GLYPH));
  const line = replaceAll(written, CLEANING).replace(SPACED_OUT, (word) => word.replaceAll(GAP, ''));
  return replaceAll(line, THAI_REPAIRS).replaceAll(GAP, ' ').normalize('NFC').trim();
}

type Replacements = readonly (readonly [pattern: RegExp, replacement: string])[];

/** Each in the result of the one before. */
function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

const CLEANING: Replacements = [
  // Invisible characters, and words that are divided at the end of a line.
  [/\u00ad\s*|[\u200b-\u200f\u2060-\u2064\ufeff]/g, ''],
  [/(\p{Ll})[-\u2010]\n\s*(?=\p{Ll})/gu, '$1'],
  // eslint-disable-next-line no-control-regex -- U+0000 cannot be stored, and a line has no control characters
  [/[\u0000-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]|(?!\u2009)\s/gu, ' '],
  [/\u2009* [ \u2009]*/g, ' '],
];

// The shifted letters of older Thai fonts, which have their places in the private use area.
const FIRST_THAI_GLYPH = 0xf700;
const THAI_GLYPHS =
  '\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d\u0e31\u0e4d\u0e47' +
  '\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a';

const CONSONANT = '[\u0e01-\u0e2e]';
/** Vowels, tones and signs above and below a consonant. */
const MARK = '[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]';
const TONE = '[\u0e48-\u0e4b]';
const LEADING_VOWEL = '[\u0e40-\u0e44]';
const FOLLOWING_VOWEL = '[\u0e30\u0e32\u0e33\u0e45]';
const LETTER = `(?:\\p{L}${MARK}*)`;
const SPACED_OUT = new RegExp(`(?<![\\p{L}\\p{M}])${LETTER}(?:${GAP}+${LETTER}){2,}(?![\\p{L}\\p{M}])`, 'gu');

const THAI_REPAIRS: Replacements = [
  // Sara e twice looks like sara ae.
  [/\u0e40\u0e40/g, '\u0e41'],
  // Sara am without its ring, in place of which there is a space: น ้ามัน, ต ่า, ซ ้า; ส านัก. With a tone it may as well
  // be sara aa after a space that is too much, as in หน ้า: so only the words that are usual.
  [/(?<!ห)น \u0e49\u0e32/g, 'น้ำ'],
  [/ต \u0e48\u0e32(?!ง)/g, 'ต่ำ'],
  [/ซ \u0e49\u0e32(?!ย)/g, 'ซ้ำ'],
  [new RegExp(`(${CONSONANT}${TONE}?) \u0e32`, 'g'), '$1\u0e33'],
  // No word begins with a mark or with a vowel that follows, and none ends with a vowel that leads.
  [new RegExp(`[ ${GAP}]+(?=${MARK}|${FOLLOWING_VOWEL})`, 'g'), ''],
  [new RegExp(`(${LEADING_VOWEL})[ ${GAP}]+(?=${CONSONANT})`, 'g'), '$1'],
  // Marks that are drawn twice, or the tone before the vowel.
  [new RegExp(`(${MARK})\\1+`, 'g'), '$1'],
  [/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])/g, '$2$1'],
  // Sara am in two parts, with a tone at any place.
  [/\u0e4d(\u0e48|\u0e49|\u0e4a|\u0e4b)?[\u0e32\u0e33]/g, '$1\u0e33'],
  [/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33'],
];
