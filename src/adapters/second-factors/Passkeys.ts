import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions, PasskeyResponse, RelyingParty } from '#ports/members/SecondFactors.ts';

/**
 * EdDSA, ES256 and RS256 (RFC 9053, RFC 8812): what devices have. The library's default also has ML-DSA, which is
 * experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** A passkey, as it is stored. */
export interface Passkey {
  /** Base64url, like the key. */
  readonly id: string;
  readonly publicKey: string;
  /** How often the device says that the key was used; always 0 for keys that are copied between devices. */
  readonly counter: number;
  /** How a browser reaches it. */
  readonly transports: readonly string[];
}

interface NewPasskeyRequest {
  readonly party: RelyingParty;
  readonly userName: string;
  readonly displayName: string;
  /** Of the account: random, and the same for all its passkeys. */
  readonly userId: string;
  /** Base64url. */
  readonly challenge: string;
  /** The ids of the member's other passkeys. */
  readonly others: readonly string[];
}

interface Expected {
  readonly party: RelyingParty;
  readonly challenge: string;
}

/**
 * Passkeys (WebAuthn level 3): making and checking them. The device has to verify the person, by a finger or a PIN. Where it
 * was made is not asked (no attestation). The library is loaded when the first passkey is used: a server without
 * passkeys starts without it.
 */
export const passkeys = {
  /** What a browser needs to make a passkey. */
  async creationOptions(request: NewPasskeyRequest): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const { party, userName, displayName, userId, challenge, others } = request;
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: hostOf(party),
      userName,
      userDisplayName: displayName,
      userID: bytes(Buffer.from(userId, 'utf8')),
      challenge: bytes(Buffer.from(challenge, 'base64url')),
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: others.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return { ...options };
  },

  /** The passkey that a browser has made; undefined when it is none for this request. */
  async created(response: PasskeyResponse, { party, challenge }: Expected): Promise<Passkey | undefined> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: JSON.parse(response) as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: hostOf(party),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    } catch {
      // The library throws for whatever a stranger may have made up.
      return undefined;
    }
  },

  /** What a browser needs to use one of the passkeys of an account. */
  async requestOptions({ party, challenge }: Expected, allowed: readonly Passkey[]): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: hostOf(party),
      challenge: bytes(Buffer.from(challenge, 'base64url')),
      allowCredentials: allowed.map(({ id, transports }) => ({
        id,
        transports: [...transports],
      })),
      userVerification: 'required',
    });
    return { ...options };
  },

  /** The id of the passkey that a browser says it has used; undefined when it says none. */
  usedId(response: PasskeyResponse): string | undefined {
    try {
      const { id } = JSON.parse(response) as { readonly id?: unknown };
      return typeof id === 'string' ? id : undefined;
    } catch {
      return undefined;
    }
  },

  /** The new counter of a passkey that was used; undefined when it was not, or when its counter is not greater than before. */
  async used(response: PasskeyResponse, passkey: Passkey, expected: Expected): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(response) as AuthenticationResponseJSON,
        expectedChallenge: expected.challenge,
        expectedOrigin: expected.party.origin,
        expectedRPID: hostOf(expected.party),
        credential: {
          id: passkey.id,
          publicKey: bytes(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: [...passkey.transports],
        },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  },
};

function hostOf({ origin }: RelyingParty): string {
  return new URL(origin).hostname;
}

/** Bytes with a buffer of their own, as the library wants them. */
function bytes(from: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(from);
}
