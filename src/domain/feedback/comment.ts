import { done, refused, type Outcome } from '../outcome.ts';

/** A sentence about what a page lacks: one line, not empty, nothing in it that only machines see. */
export type CommentText = string & { readonly __brand: 'CommentText' };

/** Characters (code points) that a comment may have. */
export const MAX_COMMENT_LENGTH = 500;

export type CommentRefusal = 'commentMissing' | 'commentTooLong' | 'commentUnreadable';

// Controls would command the terminal that comments are read on, and marks of direction would show words in another
// order than they are written in.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Reads what somebody wrote: controls and line ends become spaces, spaces one. U+0000 and half characters are refused. */
export function parseComment(text: string): Outcome<CommentText, CommentRefusal> {
  if (text.includes('\u0000') || !text.isWellFormed()) return refused('commentUnreadable');
  const line = text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (line === '') return refused('commentMissing');
  return Array.from(line).length > MAX_COMMENT_LENGTH ? refused('commentTooLong') : done(line as CommentText);
}
