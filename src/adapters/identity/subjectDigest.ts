import { createHmac } from 'node:crypto';
import { parseSubjectDigest, type SubjectDigest } from '#domain/members/subjectDigest.ts';

/** @param key of the server: with another one the same person has another digest */
export function subjectDigest(key: string, issuer: string, subject: string): SubjectDigest {
  const text = createHmac('sha256', `social login ${key}`)
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
  const digest = parseSubjectDigest(text);
  if (digest === undefined) throw new Error('SHA-256 has 43 characters in base64url');
  return digest;
}
