import { done, refused, type Outcome } from '../outcome.ts';
import { parseLine, type TextRefusal } from '../forms/line.ts';

/** A visitor's comment about what a page lacks: one line, not empty, without invisible control characters. */
export type CommentText = string & { readonly __brand: 'CommentText' };

/** The greatest length of a comment, in characters (Unicode code points). */
export const MAX_COMMENT_LENGTH = 500;

export type CommentRefusal = 'commentMissing' | 'commentTooLong' | 'commentUnreadable';

const REFUSALS: Readonly<Record<TextRefusal, CommentRefusal>> = {
  required: 'commentMissing',
  tooLong: 'commentTooLong',
  unreadable: 'commentUnreadable',
};

/**
 * Parses a comment as a visitor typed it, by the rules of one line of text. Refused as 'commentUnreadable' (it contains
 * U+0000 or half a character), 'commentMissing' (nothing is left) or 'commentTooLong'.
 */
export function parseComment(text: string): Outcome<CommentText, CommentRefusal> {
  const line = parseLine(text, MAX_COMMENT_LENGTH);
  return line.ok ? done(line.value as CommentText) : refused(REFUSALS[line.code]);
}
