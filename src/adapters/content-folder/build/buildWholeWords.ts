import { parseWholeWord, type WholeWord } from '#domain/site/wholeWord.ts';
import type { SiteFile } from '../read/SiteFolder.ts';
import type { WholeWordsSchema } from '../schemas/WholeWordsSchema.ts';

/** The lexicon of a site. Adds an error for each entry that is no Thai word. */
export function buildWholeWords(file: SiteFile<WholeWordsSchema>): readonly WholeWord[] {
  return file.fields.words.flatMap((text, position) => {
    const word = parseWholeWord(text);
    if (word !== undefined) return [word];
    file.addError(['words', position], 'must be a Thai word or an English name of 2 to 40 letters, without digits');
    return [];
  });
}
