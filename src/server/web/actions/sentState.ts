import { parseSubmissionId } from '#domain/inbox/submissionId.ts';
import { SECRET_NAMES, SUBMISSION_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { newForm } from '../forms/newForm.ts';
import type { FormRequest } from './Action.ts';
import type { FormFields } from './FormFields.ts';

/**
 * The form as it was sent, without passwords. It keeps its submission id: a form that was stored although its sender got
 * an error is stored once only.
 */
export function sentState({ fields, files, fileErrors }: FormRequest): FormState {
  const values = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !SECRET_NAMES.includes(field[0]),
  );
  const id = submissionIdIn(fields);
  return {
    ...newForm(),
    ...(id !== undefined && { submissionId: id }),
    values: Object.fromEntries(values),
    files,
    fileErrors,
  };
}

/** The same with the reasons why it could not be taken. */
export function refusedState(request: FormRequest, refusal: Partial<FormState>): FormState {
  const sent = sentState(request);
  return { ...sent, ...refusal, values: { ...sent.values, ...refusal.values } };
}

/** The submission id that the page of the form gave it. */
export function submissionIdIn(fields: FormFields) {
  const id = fields[SUBMISSION_NAME];
  return typeof id === 'string' ? parseSubmissionId(id) : undefined;
}
