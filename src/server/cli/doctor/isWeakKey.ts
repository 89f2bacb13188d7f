/** A key of 32 random characters has some 25 different ones. */
const FEWEST_DIFFERENT = 12;
const WORDS = /secret|passw|change.?me|example|default|thara|qwerty|12345|abcdef/i;
/** `abcabcabc` */
const REPEATED = /(.{2,16})\1{2}/s;

/** Whether somebody could guess a key: few different characters, a word that people type, or a part three times. */
export function isWeakKey(key: string): boolean {
  return new Set(key).size < FEWEST_DIFFERENT || WORDS.test(key) || REPEATED.test(key);
}
