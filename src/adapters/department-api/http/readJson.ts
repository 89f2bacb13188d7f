/** Reads JSON that a stranger wrote. What it throws quotes nothing of it, as the parser's own message would. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
}
