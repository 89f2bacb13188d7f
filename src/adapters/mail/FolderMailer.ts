import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { lastDeletedMailAt } from '#domain/mail/retention.ts';
import { instantOf, type Instant } from '#domain/instant.ts';
import type { Mailer, MailResult, RenderedMail } from '#ports/Mailer.ts';
import { composeMail } from './composeMail.ts';
import { MAIL_ENDING } from './mailFiles.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Writes each mail to a file in a folder, where no mail server is set: mail programs open such files. */
export class FolderMailer implements Mailer {
  readonly #folder: string;
  readonly #sender: string | undefined;

  constructor(folder: string, sender?: string) {
    this.#folder = folder;
    this.#sender = sender;
  }

  async send(mail: RenderedMail): Promise<MailResult> {
    // The file would be what is left of somebody of whom nothing is to be left.
    if (mail.isLast === true) return { accepted: true };
    try {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(composeMail(mail, this.#sender));
      await mkdir(this.#folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      const name = mail.messageId.replaceAll(/[^\w@.-]/g, '');
      await writeFileAtomically(join(this.#folder, `${name}${MAIL_ENDING}`), message as Buffer, { mode: OWNER_ONLY });
      return { accepted: true };
    } catch (error) {
      return { accepted: false, again: 'later', error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Deletes files that are as old as the oldest records of mails. */
  async sweep(now: Instant): Promise<void> {
    const before = lastDeletedMailAt(now);
    const names = await readdir(this.#folder).catch((): string[] => []);
    for (const name of names.filter((each) => each.endsWith(MAIL_ENDING))) {
      const file = join(this.#folder, name);
      const { mtimeMs } = await stat(file);
      if (instantOf(mtimeMs) <= before) await rm(file, { force: true });
    }
  }
}
