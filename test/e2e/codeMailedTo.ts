import { mailServer } from './fixtures.ts';

/** The code of a robot check, as its mail has it. */
export async function codeMailedTo(address: string): Promise<string> {
  const mail = await (await mailServer()).mailTo(address);
  return /\b\d{6}\b/.exec(mail.parts.get('text/plain') ?? '')?.[0] ?? '';
}

/** The same where several have been mailed: the one of this number, the first is 1. */
export async function newestCodeMailedTo(address: string, number: number): Promise<string> {
  const server = await mailServer();
  for (;;) {
    const codes = server.mails
      .filter(({ to }) => to.includes(address))
      .map((mail) => mail.parts.get('text/plain') ?? '')
      .filter((text) => !text.includes('?token='))
      .flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    const code = codes[number - 1];
    if (code !== undefined) return code;
    await server.nextMail();
  }
}
