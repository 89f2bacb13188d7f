import { createDecipheriv, createHmac, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';

const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const SPKI = Buffer.from('302a300506032b656e032100', 'hex');
const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536 + TAG_BYTES;

/**
 * Decrypts a file of the format age (age-encryption.org/v1) with one X25519 key, as the format's specification says and
 * with Node's cryptography alone: a file that this opens was not only understood by the library that wrote it.
 *
 * @param key `AGE-SECRET-KEY-1…`
 */
export function openAge(sealed: Buffer, key: string): Buffer {
  const end = sealed.indexOf('\n', sealed.indexOf('\n--- ') + 1) + 1;
  const header = sealed.toString('latin1', 0, end);
  const parts = /^age-encryption\.org\/v1\n-> X25519 (\S{43})\n(\S{43})\n--- (\S{43})\n$/.exec(header);
  if (parts === null) throw new Error(`another header: ${header}`);
  const [, share = '', wrapped = '', mac = ''] = parts;
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, fromBech32(key)]), format: 'der', type: 'pkcs8' });
  const own = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  const theirs = Buffer.from(share, 'base64');
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI, theirs]), format: 'der', type: 'spki' });
  const shared = diffieHellman({ privateKey: secret, publicKey });
  const wrapKey = derive(shared, Buffer.concat([theirs, own]), 'age-encryption.org/v1/X25519');
  const fileKey = decrypt(wrapKey, Buffer.alloc(12), Buffer.from(wrapped, 'base64'));
  const macKey = derive(fileKey, Buffer.alloc(0), 'header');
  const expected = createHmac('sha256', macKey).update(header.slice(0, header.indexOf('\n---') + 4));
  if (!expected.digest().equals(Buffer.from(mac, 'base64'))) throw new Error('the header was changed');
  return payload(sealed.subarray(end), fileKey);
}

function payload(bytes: Buffer, fileKey: Buffer): Buffer {
  const key = derive(fileKey, bytes.subarray(0, 16), 'payload');
  const chunks: Buffer[] = [];
  for (let at = 16; at < bytes.length; at += CHUNK_BYTES) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(chunks.length, 7);
    nonce[11] = at + CHUNK_BYTES >= bytes.length ? 1 : 0;
    chunks.push(decrypt(key, nonce, bytes.subarray(at, at + CHUNK_BYTES)));
  }
  return Buffer.concat(chunks);
}

function decrypt(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

function derive(secret: Buffer, salt: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
}

/** The 32 bytes of a key, without its checksum of six characters (BIP 173). */
function fromBech32(key: string): Buffer {
  const data = key.toLowerCase().slice(key.lastIndexOf('1') + 1, -6);
  const bits = Array.from(data, (character) => CHARACTERS.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from(Array.from({ length: 32 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2)));
}
