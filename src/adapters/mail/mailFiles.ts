import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { instantOf, type Instant } from '#domain/instant.ts';

/** The ending of the files that `FolderMailer` writes. */
export const MAIL_ENDING = '.eml';

/** A mail in a folder. */
export interface MailFile {
  readonly path: string;
  readonly to: EmailAddress;
  /** To the second. */
  readonly writtenAt: Instant;
}

/** More than the headers of a mail have. */
const HEADER_BYTES = 4_096;
const TO = /^To: .*?([^\s<>]+@[^\s<>]+)>?\s*$/im;
const DATE = /^Date: (.+?)\s*$/im;

/** The mails that `FolderMailer` wrote; none when there is no folder. */
export async function listMailFiles(folder: string): Promise<readonly MailFile[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const paths = names.filter((name) => name.endsWith(MAIL_ENDING)).map((name) => join(folder, name));
  const mails = await Promise.all(paths.map(readMailFile));
  return mails.filter((mail) => mail !== undefined);
}

/** Repeating it does nothing. */
export async function removeMailFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

async function readMailFile(path: string): Promise<MailFile | undefined> {
  const file = await open(path).catch(() => undefined); // swept meanwhile
  if (file === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const headers = buffer.toString('utf8', 0, bytesRead);
    const to = parseEmail(TO.exec(headers)?.[1] ?? '');
    const at = Date.parse(DATE.exec(headers)?.[1] ?? '');
    return to.ok && !Number.isNaN(at) ? { path, to: to.value, writtenAt: instantOf(at) } : undefined;
  } finally {
    await file.close();
  }
}
