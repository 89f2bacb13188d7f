/** Parses JSON of an upstream. Its error message quotes none of the text, as the parser's own message would. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the response is not JSON');
  }
}

/** The deepest response that we know has nine levels. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH, LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = Buffer.from('"\\[]{}');

/**
 * Whether JSON is nested deeper than any real response. It is checked before it is parsed: a text nested a million deep
 * needs much memory to parse, and overflows the stack of code that walks it recursively.
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
      if (++depth > MAX_DEPTH) return true;
    } else if (byte === END_OF_LIST || byte === END_OF_OBJECT) depth--;
  }
  return false;
}
