import { stemmer } from 'stemmer';
import { foldText } from './foldText.ts';
import { splitWords } from './splitWords.ts';

/** Longer ones are no words, but addresses or mistakes. In UTF-16 units. */
const MAX_WORD_LENGTH = 50;

const LATIN_WORD = /^[a-z]{3,}$/;

/** The form of a folded word in the index: English words without their endings, numbers without separators. */
export function indexForm(folded: string): string {
  const word = folded
    .replace(/'s?$/, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll("'", '');
  return LATIN_WORD.test(word) ? stemmer(word) : word;
}

/** The words of a text as they are in the index, in their order. Folded first: the dictionary knows no other spelling. */
export function indexWords(text: string): string[] {
  const words: string[] = [];
  for (const { text: folded } of splitWords(foldText(text))) {
    const word = indexForm(folded);
    if (word !== '' && word.length <= MAX_WORD_LENGTH) words.push(word);
  }
  return words;
}
