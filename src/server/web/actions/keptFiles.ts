import { parseAttachmentId, type SavedFile } from '#ports/Attachments.ts';
import { KEPT_FILES_NAME, REMOVED_FILES_NAME } from '#ui/forms/fieldNames.ts';
import type { UploadedFile } from '#ui/forms/FormState.ts';
import type { FormFields } from './FormFields.ts';

/** What a form carries of a file that is saved already. Name and size are only shown; the id alone counts. */
const TOKEN = /^([0-9a-f]{32}) (\d{1,10}) (.{1,120})$/u;

/** A saved file as the next form page carries it. */
export function uploadedFile({ id, name, size }: SavedFile): UploadedFile {
  return { token: `${id} ${String(size)} ${name}`, name, size };
}

/** The files that a form carries from an earlier try, each once, without those that the person has removed. */
export function keptFiles(fields: FormFields): readonly UploadedFile[] {
  const removed = textsOf(fields[REMOVED_FILES_NAME]);
  const files = new Map<string, UploadedFile>();
  for (const token of textsOf(fields[KEPT_FILES_NAME])) {
    const [, id, size, name] = TOKEN.exec(token) ?? [];
    if (id === undefined || name === undefined || removed.includes(token)) continue;
    files.set(id, { token, name, size: Number(size) });
  }
  return [...files.values()];
}

/** The ids of files, for the port. */
export function attachmentIds(files: readonly UploadedFile[]) {
  return files.flatMap(({ token }) => parseAttachmentId(token.slice(0, token.indexOf(' '))) ?? []);
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
