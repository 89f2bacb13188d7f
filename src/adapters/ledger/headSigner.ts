import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { signedText, type HeadKey, type HeadSignature, type SignedHead } from '#domain/complaints/signedHead.ts';
import type { SignHead } from '#ports/complaints/HeadPublishing.ts';

/** Signs heads with a private key of Ed25519. */
export function headSigner(privateKey: KeyObject): SignHead {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return (head) => ({
    ...head,
    publicKey: x as HeadKey,
    signature: sign(null, Buffer.from(signedText(head)), privateKey).toString('base64url') as HeadSignature,
  });
}

/** Whether a head was signed with the private key of its public key. */
export function isSigned({ publicKey, signature, ...head }: SignedHead): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(signedText(head)), key, Buffer.from(signature, 'base64url'));
}
