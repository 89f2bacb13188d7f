/** Identifies one sent form: the same id sent twice is one submission. Nobody can guess it. */
export type SubmissionId = string & { readonly __brand: 'SubmissionId' };

/** The number of random bytes of a submission id: 128 bits. */
export const SUBMISSION_ID_BYTES = 16;
/** The form of a submission id. */
export const SUBMISSION_ID = /^[0-9a-f]{32}$/;

/** @param random `SUBMISSION_ID_BYTES` random bytes */
export function submissionIdOf(random: Uint8Array): SubmissionId {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('') as SubmissionId;
}

/** Parses a submission id that a form page carried. Undefined when no page of ours made it. */
export function parseSubmissionId(text: string): SubmissionId | undefined {
  return SUBMISSION_ID.test(text) ? (text as SubmissionId) : undefined;
}
