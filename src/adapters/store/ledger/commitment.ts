import { createHmac, hash } from 'node:crypto';
import type { HashText, LedgerHash } from '#domain/complaints/ledgerEntry.ts';

export const hashText: HashText = (text) => hash('sha256', text, 'hex') as LedgerHash;

/**
 * A keyed digest in place of what it stands for. Whoever has the key can show what it stands for; once the key of a
 * complaint is deleted, nobody can even try.
 */
export function commitment(key: string, value: unknown): LedgerHash {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(JSON.stringify(value)).digest('hex') as LedgerHash;
}
