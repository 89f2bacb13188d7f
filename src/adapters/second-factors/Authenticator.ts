import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#domain/instant.ts';
import {
  AUTHENTICATOR_DIGITS,
  AUTHENTICATOR_STEP_SECONDS,
  AUTHENTICATOR_WINDOW,
  type AuthenticatorCode,
} from '#domain/members/authenticatorCode.ts';

/** 160 bits, the length of SHA-1's result (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** The secret that an authenticator app shares with the server (TOTP, RFC 6238). Apps support SHA-1 only. */
export class Authenticator {
  readonly #totp: TOTP;

  /** @param secret in base 32 */
  constructor(secret: string) {
    this.#totp = new TOTP({
      secret,
      algorithm: 'SHA1',
      digits: AUTHENTICATOR_DIGITS,
      period: AUTHENTICATOR_STEP_SECONDS,
    });
  }

  /** A secret that nobody has yet, in base 32. */
  static newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  /** The number of the step whose code it is; undefined when it is none of the present ones. */
  stepOf(code: AuthenticatorCode, now: Instant): number | undefined {
    const timestamp = Date.parse(now);
    const delta = this.#totp.validate({ token: code, timestamp, window: AUTHENTICATOR_WINDOW });
    return delta === null ? undefined : this.#totp.counter({ timestamp }) + delta;
  }

  /** The code of a moment. */
  codeAt(now: Instant): AuthenticatorCode {
    return this.#totp.generate({ timestamp: Date.parse(now) }) as AuthenticatorCode;
  }

  /** The address of a QR code by which an app learns the secret. */
  uri(issuer: string, label: string): string {
    return new TOTP({ issuer, label, secret: this.#totp.secret, digits: AUTHENTICATOR_DIGITS }).toString();
  }
}
