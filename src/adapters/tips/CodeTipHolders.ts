import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Decrypter, identityToRecipient } from 'age-encryption';
import { TRACKING_CODE_BYTES } from '#domain/complaints/trackingCode.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { tipCodeOf, type TipCode } from '#domain/tips/tipCode.ts';
import type { ReplyKey, TipHolder, TipHolders } from '#ports/TipHolders.ts';

const KEY_BYTES = 32;
/** The same for every code, which is random: there is no table of answers to prepare. Another text means other keys. */
const SALT = 'thara/tip-code/v1';
/** PKCS #8 (RFC 8410) before the 32 bytes of a private key of X25519. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/**
 * Private keys that are derived from codes with scrypt. A code has 64 random bits, so that it cannot be found from its
 * public key. It is made from the id of the form, which is random, known to the form's page alone, and not stored.
 */
export class CodeTipHolders implements TipHolders {
  async holderOf(submission: SubmissionId) {
    const random = createHmac('sha256', submission).update('thara/tip-code').digest();
    return await this.withCode(tipCodeOf(random.subarray(0, TRACKING_CODE_BYTES)));
  }

  async withCode(code: TipCode): Promise<TipHolder> {
    const key = await privateKeyOf(code);
    return {
      code,
      replyKey: (await identityToRecipient(key)) as ReplyKey,
      async openReply(sealed) {
        const decrypter = new Decrypter();
        decrypter.addIdentity(key);
        const text = await decrypter.decrypt(sealed, 'text').catch(() => undefined);
        const reply = parseLongText(text ?? '');
        return reply.ok ? reply.value : undefined;
      },
    };
  }
}

async function privateKeyOf(code: TipCode): Promise<CryptoKey> {
  const bytes = (await promisify(scrypt)(code, SALT, KEY_BYTES)) as Buffer;
  const isExtractable = false;
  const key = Buffer.concat([PKCS8, bytes]);
  return await crypto.subtle.importKey('pkcs8', key, { name: 'X25519' }, isExtractable, ['deriveBits']);
}
