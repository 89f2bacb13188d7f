import { choiceField } from '../forms/choiceField.ts';
import { emailField, longTextField, nameField, phoneField } from '../forms/commonFields.ts';
import { optionalField, type InputField, type InputFields } from '../forms/inputField.ts';
import { parseLine, type TextRefusal } from '../forms/line.ts';
import { done, type Outcome } from '../outcome.ts';
import type { PlainMessage } from './plainMessage.ts';

/** The name or address of a broken file, as the person wrote it. */
export type ReportedFile = string & { readonly __brand: 'ReportedFile' };

/** The greatest length of the name of a reported file, in characters. */
export const MAX_REPORTED_FILE_LENGTH = 300;

/** Parses the name or address of a broken file. */
export function parseReportedFile(text: string): Outcome<ReportedFile, TextRefusal> {
  const line = parseLine(text, MAX_REPORTED_FILE_LENGTH);
  return line.ok ? done(line.value as ReportedFile) : line;
}

const reportedFileField: InputField<ReportedFile, TextRefusal> = {
  kind: 'line',
  parse: parseReportedFile,
  maxLength: MAX_REPORTED_FILE_LENGTH,
};

/** The fields of a report that a file or a link of the website is broken (spec §3, §5). */
export const brokenFileFields = {
  topic: choiceField(['file', 'link', 'media', 'content', 'other']),
  fileName: optionalField(reportedFileField),
  details: optionalField(longTextField),
  firstName: nameField,
  lastName: nameField,
  phone: phoneField,
  email: emailField,
} satisfies InputFields;

export type BrokenFileReport = PlainMessage<'brokenFile', typeof brokenFileFields>;
