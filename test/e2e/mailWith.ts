import { waitUntil } from '#test/support/waitUntil.ts';
import { mailServer } from './fixtures.ts';

/** Waits until somebody has as many mails in which there is a text. */
export async function mailWith(to: string, text: string, count: number): Promise<void> {
  const { mails } = await mailServer();
  const isTheirs = (mail: (typeof mails)[number]) =>
    mail.to.includes(to) && mail.parts.get('text/plain')?.includes(text) === true;
  await waitUntil(() => mails.filter(isTheirs).length >= count, 50);
}
