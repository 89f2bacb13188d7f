import { done, refused, type Outcome } from '../outcome.ts';

/** A visitor's comment about what a page lacks: one line, not empty, without invisible control characters. */
export type CommentText = string & { readonly __brand: 'CommentText' };

/** The greatest length of a comment, in characters (Unicode code points). */
export const MAX_COMMENT_LENGTH = 500;

export type CommentRefusal = 'commentMissing' | 'commentTooLong' | 'commentUnreadable';

// Control characters could send commands to the terminal on which comments are read. Direction marks could show words
// in another order than they were written in.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Parses a comment as a visitor typed it. Control characters and line ends become spaces, and several spaces become
 * one. Refused as 'commentUnreadable' (it contains U+0000 or half a character), 'commentMissing' (nothing is left) or
 * 'commentTooLong'.
 */
export function parseComment(text: string): Outcome<CommentText, CommentRefusal> {
  if (text.includes('\u0000') || !text.isWellFormed()) return refused('commentUnreadable');
  const line = text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (line === '') return refused('commentMissing');
  return Array.from(line).length > MAX_COMMENT_LENGTH ? refused('commentTooLong') : done(line as CommentText);
}
