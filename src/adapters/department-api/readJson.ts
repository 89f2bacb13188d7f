/** Levels; the deepest answer that we know has nine. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH, LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = Buffer.from('"\\[]{}');

/** Reads JSON that a stranger wrote. What it throws quotes nothing of it, as the parser's own message would. */
export function readJson(text: string): unknown {
  // Before parsing: what is nested a million deep costs memory, and whoever walks it recursively their stack.
  if (isTooDeep(text)) throw new Error('the answer is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === LIST || code === OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (code === END_OF_LIST || code === END_OF_OBJECT) depth--;
  }
  return false;
}
