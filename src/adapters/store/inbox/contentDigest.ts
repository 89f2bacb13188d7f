import { createHmac, hash } from 'node:crypto';
import type { Consent } from '#domain/inbox/consent.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { AttachmentTable } from '../StoreTables.ts';

type File = Pick<AttachmentTable, 'name' | 'hash'>;

/**
 * The digest by which a form that is sent twice is recognised. Its key is the submission id, which is not stored: who
 * reads the store cannot find out what a deleted message was by trying texts. The moment of consent is left out, because
 * it differs each time; files count by their content, because a form that is sent twice uploads them twice.
 */
export function contentDigest(id: SubmissionId, content: object, files: readonly File[]): string {
  const { consent } = content as { readonly consent?: Consent };
  const same = consent === undefined ? content : { ...content, consent: { ...consent, givenAt: '' } };
  const text = JSON.stringify([same, files.map(({ name, hash }) => [name, hash])], sortKeys);
  return createHmac('sha256', id).update(text).digest('base64url');
}

/** The hash under which a submission id is found. */
export function submissionHash(id: SubmissionId): string {
  return hash('sha256', id, 'base64url');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
