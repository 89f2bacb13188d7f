/**
 * Keyed digest of what a provider calls a person. A provider may name people by their personal number, from which such a
 * digest keeps nothing that could be read or guessed without the key.
 */
export type SubjectDigest = string & { readonly __brand: 'SubjectDigest' };

/** SHA-256 in base64url. */
export const SUBJECT_DIGEST = /^[\w-]{43}$/;

/** Undefined unless the text has the form of such a digest: a personal number has not. */
export function parseSubjectDigest(text: string): SubjectDigest | undefined {
  return SUBJECT_DIGEST.test(text) ? (text as SubjectDigest) : undefined;
}
