/** Levels; the deepest answer that we know has nine. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH, LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = Buffer.from('"\\[]{}');

/**
 * Whether JSON is nested deeper than any answer is. Looked at before it is even a text: what is nested a million deep
 * costs memory to read, and whoever walks it recursively their stack.
 */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === LIST || byte === OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (byte === END_OF_LIST || byte === END_OF_OBJECT) depth--;
  }
  return false;
}
