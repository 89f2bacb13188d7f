import { AttachmentCheck, type AttachmentRefusal } from '#domain/files/AttachmentCheck.ts';

/** Checks a chosen file by the domain's rules, as the server will. */
export async function checkFile(file: File, maxBytes: number): Promise<AttachmentRefusal | undefined> {
  if (file.size > maxBytes) return 'fileTooLarge';
  const check = new AttachmentCheck(maxBytes);
  check.add(new Uint8Array(await file.arrayBuffer()));
  const checked = check.finish();
  return checked.ok ? undefined : checked.code;
}
