import type { TermForm } from '#domain/search/relevance.ts';
import { yearInOtherEra } from '#domain/search/yearInOtherEra.ts';
import type { Phrase } from '../MatchExpression.ts';
import { phraseToken } from '../words/phraseTokens.ts';
import type { Synonyms } from '../words/Synonyms.ts';
import type { QueryPart, QueryWord } from './queryWords.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** A form of a term, as it is in texts and in the index. */
export interface IndexedForm extends TermForm {
  readonly indexed: Phrase;
}

/** What one term of a search accepts. */
export type TermForms = readonly IndexedForm[];

const ITSELF = 1;
const SYNONYM = 0.65;
const IN_PARTS = 0.8;
const IN_LONGER_WORD = 0.55;
const SIMILAR = 0.5;

/** A Thai word this long is no accident inside a longer one. In UTF-16 units. */
const LONG_THAI = 5;
/** The beginning of an English word has to be this long. */
const LONG_LATIN = 4;
/** Words that are tried as one. */
const MAX_JOINED = 3;
/** The terms of a search in their order. A text has a term when it has one of its forms. */
export async function queryTerms(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Promise<readonly TermForms[]> {
  const joined = await vocabulary.known(parts.flatMap(({ isQuoted, words }) => (isQuoted ? [] : joins(words))));
  const terms: (readonly TermForm[])[] = [];
  for (const { isQuoted, words } of parts) {
    if (isQuoted) {
      terms.push([{ words: words.map(({ word }) => word), closeness: ITSELF }]);
      continue;
    }
    for (let at = 0; at < words.length;) {
      const { length, forms } = await termAt(words, at, joined, { vocabulary, synonyms });
      if (forms.length > 0) terms.push(forms);
      at += length;
    }
  }
  return terms.map((forms) =>
    forms.map((form) => {
      const token = phraseToken(synonyms, form.words);
      return { ...form, indexed: token === undefined ? form.words : [token] };
    }),
  );
}

async function termAt(
  words: readonly QueryWord[],
  at: number,
  joined: ReadonlySet<string>,
  { vocabulary, synonyms: list }: { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms },
): Promise<{ readonly length: number; readonly forms: readonly TermForm[] }> {
  const synonyms = list.longestAt(
    words.map(({ word }) => word),
    at,
  );
  const phrase = (length: number) => words.slice(at, at + length).map(({ word }) => word);
  for (let length = Math.min(MAX_JOINED, words.length - at); length > 1 && length >= synonyms.length; length--) {
    const word = joinOf(words, at, length);
    if (word !== undefined && joined.has(word))
      return {
        length,
        forms: [
          { words: phrase(length), closeness: ITSELF },
          { words: [word], closeness: ITSELF },
          ...(await inLongerWords(word, vocabulary)),
          ...asSynonyms(length === synonyms.length ? synonyms.others : []),
        ],
      };
  }
  if (synonyms.length > 1)
    return {
      length: synonyms.length,
      forms: [{ words: phrase(synonyms.length), closeness: ITSELF }, ...asSynonyms(synonyms.others)],
    };
  const { word, isStop } = words[at] as QueryWord;
  if (isStop) return { length: 1, forms: [] };
  const others = [
    ...asSynonyms(synonyms.others),
    ...sameYear(word),
    ...(await inParts(word, vocabulary)),
    ...(await inLongerWords(word, vocabulary)),
  ];
  const isKnown = others.length > 0 || (await vocabulary.known([word])).size > 0;
  return {
    length: 1,
    forms: [
      { words: [word], closeness: ITSELF },
      ...others,
      ...(isKnown ? [] : (await vocabulary.similar(word)).map((known) => ({ words: [known], closeness: SIMILAR }))),
    ],
  };
}

function asSynonyms(phrases: readonly (readonly string[])[]): readonly TermForm[] {
  return phrases.map((words) => ({ words, closeness: SYNONYM }));
}

function joins(words: readonly QueryWord[]): readonly string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: MAX_JOINED - 1 }, (_gap, more) => joinOf(words, at, more + 2)).filter(
      (word) => word !== undefined,
    ),
  );
}

/** Words written as one: Thai words between which nothing is, and a letter with the number that follows it ('O 10'). */
function joinOf(words: readonly QueryWord[], at: number, length: number): string | undefined {
  const some = words.slice(at, at + length);
  if (some.length < length) return undefined;
  const isCode = length === 2 && /^[a-z]{1,3}$/.test(some[0]?.folded ?? '') && /^\d+$/.test(some[1]?.folded ?? '');
  if (!isCode && !some.slice(1).every(({ isJoined }) => isJoined)) return undefined;
  return some.map(({ folded }) => folded).join('');
}

/** 2569 and 2026 are the same year. */
function sameYear(word: string): readonly TermForm[] {
  const year = yearInOtherEra(word);
  return year === undefined ? [] : asSynonyms([[year]]);
}

/** Where a dictionary that splits by the context has split the word in a text. */
async function inParts(word: string, vocabulary: Vocabulary): Promise<readonly TermForm[]> {
  const shortest = isThai(word) ? 2 : 3;
  const places = Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, index) => index + shortest);
  const splits = places.map((place) => [word.slice(0, place), word.slice(place)]);
  const known = await vocabulary.known(splits.flat());
  return splits
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((words) => ({ words, closeness: IN_PARTS }));
}

async function inLongerWords(word: string, vocabulary: Vocabulary): Promise<readonly TermForm[]> {
  const longer = await longerWords(word, vocabulary);
  return longer.map((found) => ({ words: [found], closeness: IN_LONGER_WORD }));
}

async function longerWords(word: string, vocabulary: Vocabulary): Promise<readonly string[]> {
  if (!isThai(word)) {
    if (word.length < LONG_LATIN || /\d/.test(word)) return [];
    return (await vocabulary.containing(word)).filter((longer) => longer.startsWith(word));
  }
  if (word.length < 2) return [];
  const longer = await vocabulary.containing(word);
  if (word.length >= LONG_THAI) return longer;
  // นา is not in พัฒนา: what is left of it is no word.
  const rests = longer.map((found) => found.split(word).filter((rest) => rest !== ''));
  const known = await vocabulary.known(rests.flat());
  return longer.filter((_, index) => rests[index]?.every((rest) => known.has(rest)));
}

function isThai(word: string): boolean {
  return /^[\u0e00-\u0e7f]+$/.test(word);
}
