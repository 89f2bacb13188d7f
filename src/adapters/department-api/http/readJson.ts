/** Parses JSON of an upstream. Its error message quotes none of the text, as the parser's own message would. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the response is not JSON');
  }
}
