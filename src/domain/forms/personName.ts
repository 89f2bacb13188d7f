import { done, type Outcome } from '../outcome.ts';
import { parseLine, type TextRefusal } from './line.ts';

/** A first or a last name: one line, not empty. */
export type PersonName = string & { readonly __brand: 'PersonName' };

/** The greatest length of a first or a last name, in characters. */
export const MAX_NAME_LENGTH = 100;

/** Parses a first or a last name (spec §5: required). Names have no other rule: people know best what they are called. */
export function parsePersonName(text: string): Outcome<PersonName, TextRefusal> {
  const line = parseLine(text, MAX_NAME_LENGTH);
  return line.ok ? done(line.value as PersonName) : line;
}
