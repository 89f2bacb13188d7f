import { readFile } from 'node:fs/promises';
import type { ContentErrors } from './ContentError.ts';

/** A text file as UTF-8 with `\n` line ends; undefined when there is an error, which is added to `errors`. */
export async function readText(path: string, file: string, errors: ContentErrors): Promise<string | undefined> {
  const bytes = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    errors.add(file, undefined, 'is not UTF-8 text: save it again with the encoding UTF-8');
    return undefined;
  }
  const nul = text.indexOf('\u0000');
  if (nul >= 0) {
    errors.add(file, text.slice(0, nul).split('\n').length, 'has the character U+0000, which cannot be stored');
    return undefined;
  }
  return text.replaceAll('\r\n', '\n');
}
