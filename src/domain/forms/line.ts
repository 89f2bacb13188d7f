import { done, refused, type Outcome } from '../outcome.ts';

export type TextRefusal = 'required' | 'tooLong' | 'unreadable';

// Control characters could send commands to the terminal on which texts are read. Direction marks could show words in
// another order than they were written in.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Parses one line of text as a person typed it. Control characters and line ends become spaces, and several spaces
 * become one. Refused as 'unreadable' (it contains U+0000 or half a character), 'required' (nothing is left) or 'tooLong'.
 *
 * @param maxLength in characters (Unicode code points)
 */
export function parseLine(text: string, maxLength: number): Outcome<string, TextRefusal> {
  if (!isReadable(text)) return refused('unreadable');
  return withinLength(withoutInvisible(text).replace(/\s+/g, ' ').trim(), maxLength);
}

/** Whether a text has neither U+0000 nor half a character: no database stores them all. */
export function isReadable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** A text with composed characters (NFC), and with a space in place of each control character and direction mark. */
export function withoutInvisible(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, ' ');
}

/** Refuses a text that is empty, or longer than `maxLength` characters (Unicode code points). */
export function withinLength(text: string, maxLength: number): Outcome<string, 'required' | 'tooLong'> {
  if (text === '') return refused('required');
  return Array.from(text).length > maxLength ? refused('tooLong') : done(text);
}
