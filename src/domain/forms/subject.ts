import { done, type Outcome } from '../outcome.ts';
import { parseLine, type TextRefusal } from './line.ts';

/** What a message is about: the subject or category of a contact message, the topic of a report. */
export type Subject = string & { readonly __brand: 'Subject' };

/** The greatest length of a subject, in characters. */
export const MAX_SUBJECT_LENGTH = 200;

/** Parses a subject, category or topic (spec §5: required). */
export function parseSubject(text: string): Outcome<Subject, TextRefusal> {
  const line = parseLine(text, MAX_SUBJECT_LENGTH);
  return line.ok ? done(line.value as Subject) : line;
}
