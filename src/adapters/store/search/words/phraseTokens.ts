import { splitWords } from './splitWords.ts';
import type { Synonyms } from './Synonyms.ts';

type Phrase = readonly string[];

const THAI = /^[\u0e00-\u0e7f]+$/;
/** Pairs that are remembered: most pairs of words follow each other again and again. */
const MAX_REMEMBERED = 100_000;
const remembered = new Map<string, boolean>();

/**
 * The one word that stands for a phrase in the index, beside its words: where common words follow each other (อ่าง เก็บ
 * น้ำ), an engine would have to compare their positions in almost every document. Entries of the list of synonyms have one,
 * and two Thai words that the dictionary takes for one elsewhere (ที่ ดิน).
 */
export function phraseToken(synonyms: Synonyms, phrase: Phrase): string | undefined {
  const hasToken = phrase.length > 1 && (synonyms.has(phrase) || (phrase.length === 2 && isOneWord(phrase.join(''))));
  return hasToken ? phrase.join('') : undefined;
}

/** The tokens of all phrases in a text that have one. */
export function phraseTokensIn(synonyms: Synonyms, words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const entries = synonyms.at(words, at).filter((entry) => entry.length > 1);
    const pair = word + (words[at + 1] ?? '');
    const isPair = at + 1 < words.length && isOneWord(pair);
    return [...new Set([...entries.map((entry) => entry.join('')), ...(isPair ? [pair] : [])])];
  });
}

function isOneWord(text: string): boolean {
  if (!THAI.test(text)) return false;
  let isOne = remembered.get(text);
  if (isOne === undefined) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    isOne = [...splitWords(text)].length === 1;
    remembered.set(text, isOne);
  }
  return isOne;
}
