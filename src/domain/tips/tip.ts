import { parsePlace, MAX_PLACE_LENGTH, type Place } from '../complaints/complaint.ts';
import { longTextField } from '../forms/commonFields.ts';
import { optionalField, type InputField, type InputFields, type InputValues } from '../forms/inputField.ts';
import { parseLine, type TextRefusal } from '../forms/line.ts';
import { parseReference, type Reference } from '../inbox/reference.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** A line of a tip, as the person wrote it: when something happened, how they are reached. */
export type TipLine = string & { readonly __brand: 'TipLine' };

/** The greatest length of a line of a tip, in characters. */
export const MAX_TIP_LINE_LENGTH = 300;

/** Parses a line of a tip. Nothing is asked of it: who does not want to be found may write what they like. */
export function parseTipLine(text: string): Outcome<TipLine, TextRefusal> {
  const line = parseLine(text, MAX_TIP_LINE_LENGTH);
  return line.ok ? done(line.value as TipLine) : line;
}

const placeField: InputField<Place, TextRefusal> = { kind: 'line', parse: parsePlace, maxLength: MAX_PLACE_LENGTH };
const tipLineField: InputField<TipLine, TextRefusal> = {
  kind: 'line',
  parse: parseTipLine,
  maxLength: MAX_TIP_LINE_LENGTH,
};

const earlierField: InputField<Reference, TextRefusal> = {
  kind: 'line',
  parse(text) {
    const reference = parseReference(text);
    return reference === undefined ? refused('unreadable') : done(reference);
  },
};

/** The fields of a tip about election corruption and of a report of misconduct (spec §1): what happened is enough. */
export const tipFields = {
  text: longTextField,
  place: optionalField(placeField),
  time: optionalField(tipLineField),
  people: optionalField(longTextField),
  contact: optionalField(tipLineField),
  /** The number of a tip that this one adds to. */
  earlier: optionalField(earlierField),
} satisfies InputFields;

/** What people report in confidence. */
export const TIP_TYPES = ['electionCorruption', 'misconduct'] as const;
export type TipType = (typeof TIP_TYPES)[number];

/** A tip about election corruption: only who has the department's private key can read it. */
export type ElectionCorruptionTip = InputValues<typeof tipFields> & { readonly type: 'electionCorruption' };

/** A report of misconduct: only who has the department's private key can read it. */
export type MisconductReport = InputValues<typeof tipFields> & { readonly type: 'misconduct' };

export type Tip = ElectionCorruptionTip | MisconductReport;
