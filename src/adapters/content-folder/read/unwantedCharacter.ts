/** Control characters and noncharacters but tabs and line ends: HTML forbids them, XML has no way to write some. */
// eslint-disable-next-line no-control-regex -- matches the characters to be refused
const UNWRITABLE = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
/** They reverse the line that they are in, also what follows the text. Thai and English need none. */
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/;

export interface UnwantedCharacter {
  /** Where it is, in UTF-16 units. */
  readonly index: number;
  /** What is wrong, for its author. */
  readonly error: string;
}

/** The first character of a text that no page should have, and that nobody sees; undefined when there is none. */
export function findUnwantedCharacter(text: string): UnwantedCharacter | undefined {
  const unwritable = UNWRITABLE.exec(text);
  if (unwritable !== null)
    return { index: unwritable.index, error: `has the character ${nameOf(unwritable[0])}, which no page can have` };
  const reversing = REVERSING.exec(text);
  if (reversing === null) return undefined;
  const error = `has the invisible character ${nameOf(reversing[0])}, which reverses the text after it: delete it`;
  return { index: reversing.index, error };
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
