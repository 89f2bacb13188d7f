import { done, refused, type Outcome } from '../outcome.ts';
import { isReadable, withinLength, withoutInvisible, type TextRefusal } from './line.ts';

/** Text of several lines: not empty, without invisible control characters. */
export type LongText = string & { readonly __brand: 'LongText' };

/** The greatest length of a message, in characters (Unicode code points). */
export const MAX_LONG_TEXT_LENGTH = 5_000;

/**
 * Parses a message as a person typed it (spec §5: required). Line ends become `\n`, no more than one line is left empty
 * between two others, and control characters become spaces. Refused as 'unreadable' (it contains U+0000 or half a
 * character), 'required' (nothing is left) or 'tooLong'.
 */
export function parseLongText(text: string): Outcome<LongText, TextRefusal> {
  if (!isReadable(text)) return refused('unreadable');
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => withoutInvisible(line).trimEnd());
  const cleaned = withinLength(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    MAX_LONG_TEXT_LENGTH,
  );
  return cleaned.ok ? done(cleaned.value as LongText) : cleaned;
}
