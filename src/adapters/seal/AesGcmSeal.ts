import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Seal } from '#ports/Seal.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated encryption with a key for each purpose, derived from the server's secret key. */
export class AesGcmSeal implements Seal {
  readonly #secretKey: string;

  /** @param secretKey at least 32 characters that nobody can guess */
  constructor(secretKey: string) {
    this.#secretKey = secretKey;
  }

  close(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keyFor(purpose), nonce);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  open(purpose: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    // Several texts decode to the same bytes; only the canonical one is accepted.
    if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#keyFor(purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    try {
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  #keyFor(purpose: string): Buffer {
    const info = createHash('sha256').update(`thara ${purpose}`).digest(); // HKDF accepts 1,024 bytes at most
    return Buffer.from(hkdfSync('sha256', this.#secretKey, '', info, KEY_BYTES));
  }
}
