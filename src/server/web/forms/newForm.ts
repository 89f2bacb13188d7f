import { randomBytes } from 'node:crypto';
import { submissionIdOf, SUBMISSION_ID_BYTES } from '#domain/inbox/submissionId.ts';
import type { FormState } from '#ui/forms/FormState.ts';

/** An empty form with a fresh submission id. */
export function newForm(): FormState {
  return {
    submissionId: submissionIdOf(randomBytes(SUBMISSION_ID_BYTES)),
    values: {},
    errors: {},
    files: [],
    fileErrors: [],
  };
}
