import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import { fieldErrors, fileErrors, type FieldErrorCode } from '../messages/formErrors.ts';
import { formMessages } from '../messages/form.ts';
import type { Translator } from '../translator.ts';
import type { FormRules } from './FormRules.ts';
import type { FileError, FormState } from './FormState.ts';

const ATTACHMENT_ENDINGS: readonly string[] = Object.values(ATTACHMENT_TYPES).flat();

/** Codes whose sentences fit any field. */
const UNNAMED: readonly FieldErrorCode[] = ['tooLong', 'unreadable', 'notOffered'];

/** The sentence for a refused field, beside the field. */
export function fieldErrorText(translator: Translator, rules: FormRules, name: string, code: FieldErrorCode): string {
  const { missing, maxLength = 0 } = rules[name] ?? {};
  if (code === 'required' && missing !== undefined) return translator.t(missing);
  return translator.t(fieldErrors[code], { max: translator.number(maxLength) });
}

/** The same sentence in a summary, after the name of the field where the sentence itself does not say it. */
export function summaryText(translator: Translator, rules: FormRules, name: string, code: FieldErrorCode): string {
  const text = fieldErrorText(translator, rules, name, code);
  const { label, missing } = rules[name] ?? {};
  const isNamed = code === 'required' ? missing !== undefined : !UNNAMED.includes(code);
  return isNamed || label === undefined
    ? text
    : translator.t(formMessages.errorOf, { label: translator.t(label), error: text });
}

/** @param limits of the form's files */
export function fileErrorText(
  translator: Translator,
  { name, code }: FileError,
  { maxMegabytes = 0, fileEndings = ATTACHMENT_ENDINGS }: Pick<FormState, 'maxMegabytes' | 'fileEndings'>,
): string {
  const types = fileEndings.join(', ').toUpperCase();
  const text = translator.t(fileErrors[code], { max: translator.number(maxMegabytes), files: MAX_ATTACHMENTS, types });
  return name === undefined ? text : `${name}: ${text}`;
}
