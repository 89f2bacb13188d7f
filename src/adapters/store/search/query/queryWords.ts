import type { SearchText } from '#domain/search/searchText.ts';
import { foldText } from '../words/foldText.ts';
import { indexForm } from '../words/indexWords.ts';
import { splitWords } from '../words/splitWords.ts';
import { STOP_WORDS } from '../words/stopWords.ts';

/** A word of a search. */
export interface QueryWord {
  /** As it is in the index. */
  readonly word: string;
  /** As it was typed, folded. */
  readonly folded: string;
  /** Whether a text need not have it. */
  readonly isStop: boolean;
  /** Whether nothing is between it and the word before it. */
  readonly isJoined: boolean;
}

/** A part of a search: what was in quotation marks, whose words have to follow each other, or free words. */
export interface QueryPart {
  readonly isQuoted: boolean;
  readonly words: readonly QueryWord[];
}

/** Of a search; what comes after them is ignored. */
const MAX_WORDS = 12;

const QUOTED = /["“”«»]([^"“”«»]+)["“”«»]/gu;

/** The words of a search. Other signs, operators of search engines among them, mean nothing. */
export function queryParts(text: SearchText): readonly QueryPart[] {
  const folded = foldText(text);
  const parts: QueryPart[] = [];
  let rest = MAX_WORDS;
  const add = (from: number, to: number, isQuoted: boolean) => {
    const words = wordsIn(folded.slice(from, to)).slice(0, rest);
    rest -= words.length;
    if (words.length > 0) parts.push({ isQuoted, words });
  };
  let end = 0;
  for (const match of folded.matchAll(QUOTED)) {
    add(end, match.index, false);
    end = match.index + match[0].length;
    add(match.index, end, true);
  }
  add(end, folded.length, false);
  return withoutStopWords(parts);
}

function wordsIn(text: string): QueryWord[] {
  let lastEnd = -1;
  return [...splitWords(text)].flatMap(({ text: folded, start, end }) => {
    const word = indexForm(folded);
    const isJoined = start === lastEnd;
    lastEnd = end;
    return word === '' ? [] : [{ word, folded, isStop: STOP_WORDS.has(word), isJoined }];
  });
}

/** A search of nothing but stop words asks for these. */
function withoutStopWords(parts: readonly QueryPart[]): readonly QueryPart[] {
  if (parts.some(({ isQuoted, words }) => isQuoted || words.some(({ isStop }) => !isStop))) return parts;
  return parts.map((part) => ({ ...part, words: part.words.map((word) => ({ ...word, isStop: false })) }));
}
