import { parseLine, type TextRefusal } from '../forms/line.ts';
import type { Outcome } from '../outcome.ts';

/** What a member calls a passkey, such as 'my phone'. */
export type PasskeyName = string & { readonly __brand: 'PasskeyName' };

/** In characters. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** Parses the name of a passkey: one line of text. */
export function parsePasskeyName(text: string): Outcome<PasskeyName, TextRefusal> {
  return parseLine(text, MAX_PASSKEY_NAME_LENGTH) as Outcome<PasskeyName, TextRefusal>;
}
