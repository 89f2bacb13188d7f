import type { ContentErrors } from './ContentError.ts';
import { findUnwantedCharacter } from './unwantedCharacter.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * UTF-8 as a text with `\n` line ends; undefined when there is an error, which is added to `errors`.
 *
 * @param name in errors
 */
export function decodeText(bytes: Buffer, name: string, errors: ContentErrors): string | undefined {
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    errors.add(name, undefined, 'is not UTF-8 text: save it again with the encoding UTF-8');
    return undefined;
  }
  const nul = text.indexOf('\u0000');
  const unwanted =
    nul >= 0 ? { index: nul, error: 'has the character U+0000, which cannot be stored' } : findUnwantedCharacter(text);
  if (unwanted !== undefined) {
    errors.add(name, text.slice(0, unwanted.index).split('\n').length, unwanted.error);
    return undefined;
  }
  return text.replaceAll('\r\n', '\n');
}
