import type { ContentErrors } from './ContentError.ts';

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
  if (nul >= 0) {
    errors.add(name, text.slice(0, nul).split('\n').length, 'has the character U+0000, which cannot be stored');
    return undefined;
  }
  return text.replaceAll('\r\n', '\n');
}
