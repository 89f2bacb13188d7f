/** A word or a few words that a search asks for, in the forms in which a text may have it. */
export interface SearchTerm {
  readonly forms: readonly TermForm[];
  /** From 0 to 1: words that few texts have count more than words of every text. */
  readonly weight: number;
}

export interface TermForm {
  /** Words that follow each other. */
  readonly words: readonly string[];
  /** 1 for what was asked for, less for what means the same or contains it. */
  readonly closeness: number;
}

/** What decides how relevant a text is. Words are in the form of the index. */
export interface Candidate {
  readonly titleWords: readonly string[];
  readonly nameWords: readonly string[];
  /** For each term, whether the text has it anywhere. */
  readonly matches: readonly boolean[];
  /** From 0 to 1, by the full-text index: 1 for the text that matches best. */
  readonly textRank: number;
  /** Whether what the title names is not published yet: the text only says when it will be. */
  readonly isPending?: boolean;
}

// A word in the title says what a text is about; one in its text may be there by chance.
const IN_TITLE = 1;
const IN_NAMES = 0.7;
const IN_TEXT = 0.3;
/** For the order of texts that have the same terms in the same places. */
const TEXT_RANK = 0.25;
/** For a title in which the terms follow each other as they were asked for. */
const IN_ORDER = 0.4;
/** For a title that has nothing but the terms. */
const WHOLE_TITLE = 0.5;
/** So much of its relevance remains to a text whose matter is not published yet: it should follow those that have it. */
const PENDING = 0.5;

/**
 * How relevant a text is to a search: a number whose order alone means something. A whole word counts more than a part of
 * one, the title more than other names (places, codes, subjects), and those more than the text.
 */
export function relevance(terms: readonly SearchTerm[], candidate: Candidate): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return candidate.textRank;
  let found = 0;
  let ordered = 0;
  let coveredWords = 0;
  let lastEnd = -1;
  for (const [index, { forms, weight }] of terms.entries()) {
    const inTitle = closest(forms, candidate.titleWords);
    const inNames = closest(forms, candidate.nameWords);
    const anywhere = candidate.matches[index] === true ? IN_TEXT : 0;
    found += weight * Math.max(inTitle.closeness * IN_TITLE, inNames.closeness * IN_NAMES, anywhere);
    if (inTitle.closeness === 0) continue;
    coveredWords += inTitle.length;
    if (inTitle.at === lastEnd) ordered += weight;
    lastEnd = inTitle.at + inTitle.length;
  }
  const coverage = Math.min(1, coveredWords / Math.max(1, candidate.titleWords.length));
  const present = terms.reduce((sum, { weight }, index) => sum + (candidate.matches[index] === true ? weight : 0), 0);
  return (
    (found / total + (IN_ORDER * ordered) / total + WHOLE_TITLE * coverage ** 2 + TEXT_RANK * candidate.textRank) *
    (present / total) *
    (candidate.isPending === true ? PENDING : 1)
  );
}

interface Place {
  readonly closeness: number;
  readonly at: number;
  /** In words. */
  readonly length: number;
}

const NOWHERE: Place = { closeness: 0, at: -1, length: 0 };

function closest(forms: readonly TermForm[], words: readonly string[]): Place {
  let best = NOWHERE;
  for (const form of forms) {
    if (form.closeness <= best.closeness) continue;
    const at = placeOf(form.words, words);
    if (at >= 0) best = { closeness: form.closeness, at, length: form.words.length };
  }
  return best;
}

/** Where words follow each other in a text; -1 when they do not. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  for (let at = words.indexOf(phrase[0] as string); at >= 0; at = words.indexOf(phrase[0] as string, at + 1))
    if (phrase.every((word, index) => words[at + index] === word)) return at;
  return -1;
}
