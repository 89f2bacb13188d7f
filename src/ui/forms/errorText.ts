import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import { fieldErrors, fileErrors, type FieldErrorCode } from '../messages/formErrors.ts';
import type { Translator } from '../translator.ts';
import type { FormRules } from './FormRules.ts';
import type { FileError } from './FormState.ts';

/** The sentence for a refused field, the same beside the field and in the summary. */
export function fieldErrorText(translator: Translator, rules: FormRules, name: string, code: FieldErrorCode): string {
  const { missing, maxLength = 0 } = rules[name] ?? {};
  if (code === 'required' && missing !== undefined) return translator.t(missing);
  return translator.t(fieldErrors[code], { max: translator.number(maxLength) });
}

/** @param maxMegabytes the size limit of one file */
export function fileErrorText(translator: Translator, { name, code }: FileError, maxMegabytes: number): string {
  const types = Object.values(ATTACHMENT_TYPES).flat().join(', ').toUpperCase();
  const text = translator.t(fileErrors[code], { max: translator.number(maxMegabytes), files: MAX_ATTACHMENTS, types });
  return name === undefined ? text : `${name}: ${text}`;
}
