import { Encrypter } from 'age-encryption';
import { parseLongText } from '#domain/forms/longText.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';

/** Encrypts an answer for the holder of a receipt. Throws when it is empty, or longer than a message may be. */
export async function sealReply(replyKey: ReplyKey, text: string): Promise<Uint8Array> {
  const reply = parseLongText(text);
  if (!reply.ok) throw new Error(`the answer is ${reply.code === 'required' ? 'empty' : 'too long or unreadable'}`);
  const encrypter = new Encrypter();
  encrypter.addRecipient(replyKey);
  return await encrypter.encrypt(reply.value);
}
