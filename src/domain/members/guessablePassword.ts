/** Why somebody could guess a password that keeps the rules of its characters. */
export type GuessableReason = 'passwordCommon' | 'passwordSite' | 'passwordPersonal';

/** What is known of the person and the site for whose account a password is chosen. */
export interface PasswordContext {
  /** The commonest passwords, in lower case (`commonPasswords`). */
  readonly common: ReadonlySet<string>;
  /** The site's names in both languages, and its host. */
  readonly siteNames: readonly string[];
  /** What the person typed as first name, last name, e-mail and user name. */
  readonly ownNames: readonly string[];
}

/** From this length on a word is found anywhere in a password; a shorter one is inside too many words of others. */
export const CONTAINED_WORD_LENGTH = 4;

/** With more digits and signs than these around a common word, they are what has to be guessed, and not the word. */
export const MAX_DECORATION = 8;

/** Signs and digits that people write in place of letters: at, four, three, one … */
const SUBSTITUTED = '@43!10$57';
const LETTERS = 'aaeiiosst';

/** The signs on the keys of the digits, from 0 to 9. */
const SHIFTED_DIGITS = ')!@#$%^&*(';

/**
 * Why a password is easy to guess, or undefined (readings, Members). No common password keeps the rules of spec §5, so
 * each is recognised in the disguises that these rules make people use: capital letters, digits and signs around it
 * (at most 8), signs between its letters (`Pass-word1`), signs for letters (`P@ssw0rd!`) and digits with the shift key
 * (`1qaz@WSX`). In the same way are refused: one word of the site's names, the whole name, and the person's own names,
 * which may not be in the password at all.
 */
export function guessableReason(password: string, context: PasswordContext): GuessableReason | undefined {
  const forms = disguisedForms(password);
  const isOneOf = (words: readonly string[]) => words.some((word) => forms.includes(word));
  const hasOneOf = (words: readonly string[]) =>
    words.some((word) => word.length >= CONTAINED_WORD_LENGTH && forms.some((form) => form.includes(word)));
  if (forms.some((form) => context.common.has(form))) return 'passwordCommon';
  const own = context.ownNames.map(withoutMailHost).flatMap(wordsOf);
  if (isOneOf(own) || hasOneOf(own)) return 'passwordPersonal';
  const site = context.siteNames.flatMap(wordsOf);
  const wholeNames = context.siteNames.map((name) => wordsOf(name).join(''));
  return isOneOf(site) || hasOneOf(wholeNames) ? 'passwordSite' : undefined;
}

function disguisedForms(password: string): readonly string[] {
  const text = plain(password);
  const withoutEnd = text.replace(/[^\p{L}\p{M}]+$/u, '');
  const core = withoutEnd.replace(/^[^\p{L}\p{M}]+/u, '');
  const cores = Array.from(text).length - Array.from(core).length > MAX_DECORATION ? [] : [withoutEnd, core];
  const unshifted = text.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED_DIGITS.indexOf(sign)));
  return [text, unshifted, ...cores].flatMap((form) => [form, withLetters(form), wordsOf(form).join('')]);
}

function withLetters(text: string): string {
  return text.replace(/[@43!10$57]/g, (sign) => LETTERS.charAt(SUBSTITUTED.indexOf(sign)));
}

function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

// The part of an address before the @: the rest is the name of a company that others have as well.
function withoutMailHost(text: string): string {
  return text.replace(/@.*/s, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
