import type { TextPart } from '#domain/search/highlight.ts';
import { foldText } from '../words/foldText.ts';
import { indexForm } from '../words/indexWords.ts';
import { splitWords, type Word } from '../words/splitWords.ts';

/** In UTF-16 units. */
const EXCERPT_LENGTH = 220;
/** The text around a mention in which the best passage is looked for. */
const WINDOW_LENGTH = 1_200;
const BEFORE_MATCH = 60;
/** Words are looked for in pieces of a text, one after the other: a file's text has up to 200,000 characters. */
const PIECE_LENGTH = 1_000;
/** Of one piece and the next: more than a word has, or one that lies across the border would be overlooked. */
const PIECE_OVERLAP = 100;
/**
 * Mentions whose surroundings are split into words, which takes 0.3 to 3 ms each, until one of them is a match. The
 * others are within longer words.
 */
const MAX_MENTIONS = 8;

/** Phrases that are marked, as they are in the index. */
export type MarkedPhrases = readonly (readonly string[])[];

/** The text in parts, with the phrases marked. Marks begin and end between words, so no character is cut. */
export function markPhrases(text: string, phrases: MarkedPhrases): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of matchesIn(text, phrases)) {
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** The first passage of a text with many matches, marked. Undefined when nothing of it matches. */
export function excerptOf(text: string, phrases: MarkedPhrases): readonly TextPart[] | undefined {
  let from = 0;
  for (let mentions = 0; mentions < MAX_MENTIONS; mentions++) {
    const near = nextMention(text, from, phrases);
    if (near === undefined) return undefined;
    const start = Math.max(0, near - EXCERPT_LENGTH);
    const passage = bestPassage(text, start, phrases);
    if (passage !== undefined) return passage;
    from = start + WINDOW_LENGTH - PIECE_OVERLAP;
  }
  return undefined;
}

/** The passage with the most matches near a place of a text. Undefined when nothing there matches. */
function bestPassage(text: string, start: number, phrases: MarkedPhrases): readonly TextPart[] | undefined {
  const window = text.slice(start, start + WINDOW_LENGTH);
  const matches = matchesIn(window, phrases);
  if (matches.length === 0) return undefined;
  const best = matches.map(([from]) => ({
    from,
    count: matches.filter(([other, to]) => other >= from && to <= from + EXCERPT_LENGTH - BEFORE_MATCH).length,
  }));
  const { from } = best.reduce((one, other) => (other.count > one.count ? other : one));
  const words = [...splitWords(window)];
  const first = words.find((word) => word.start >= from - BEFORE_MATCH)?.start ?? from;
  const last = words.findLast((word) => word.end <= first + EXCERPT_LENGTH)?.end ?? window.length;
  const isWhole = start + last >= text.length - 1;
  const passage = window.slice(first, isWhole ? window.length : last);
  return [
    ...(start + first > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...markPhrases(passage, phrases),
    ...(isWhole ? [] : [{ text: ' …', isMatch: false }]),
  ];
}

/** The beginning of a text that is too long for an excerpt. */
export function beginningOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const last = [...splitWords(text.slice(0, EXCERPT_LENGTH))].at(-2)?.end ?? EXCERPT_LENGTH;
  return `${text.slice(0, last)} …`;
}

/**
 * Where one of the words is mentioned next, perhaps within another word: only what is near is split into words. Folding
 * moves characters, so it is about there.
 */
function nextMention(text: string, from: number, phrases: MarkedPhrases): number | undefined {
  const words = [...new Set(phrases.map(([word]) => word as string))];
  for (let start = from; start < text.length; start += PIECE_LENGTH - PIECE_OVERLAP) {
    const piece = text.slice(start, start + PIECE_LENGTH);
    const folded = foldText(piece);
    const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
    if (places.length > 0) return start + Math.floor((Math.min(...places) / folded.length) * piece.length);
  }
  return undefined;
}

function matchesIn(text: string, phrases: MarkedPhrases): readonly (readonly [from: number, to: number])[] {
  const words = [...splitWords(text)].map((word) => ({ ...word, form: indexForm(foldText(word.text)) }));
  const matches: (readonly [number, number])[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestMatch(words, at, phrases);
    if (length > 0) matches.push([(words[at] as Word).start, (words[at + length - 1] as Word).end]);
    at += Math.max(1, length);
  }
  return matches;
}

function longestMatch(words: readonly { readonly form: string }[], at: number, phrases: MarkedPhrases): number {
  const fitting = phrases.filter((phrase) => phrase.every((word, index) => words[at + index]?.form === word));
  return Math.max(0, ...fitting.map((phrase) => phrase.length));
}
