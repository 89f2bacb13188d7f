import { mailServer } from './fixtures.ts';

/** The code of a robot check, as its mail has it. */
export async function codeMailedTo(address: string): Promise<string> {
  const mail = await (await mailServer()).mailTo(address);
  return /\b\d{6}\b/.exec(mail.parts.get('text/plain') ?? '')?.[0] ?? '';
}
