import type { CalendarDate } from '../instant.ts';
import type { LedgerHead } from './ledgerEntry.ts';

/** A public key of Ed25519: its 32 bytes in Base64 for addresses. */
export type HeadKey = string & { readonly __brand: 'HeadKey' };
/** A signature of Ed25519: its 64 bytes in Base64 for addresses. */
export type HeadSignature = string & { readonly __brand: 'HeadSignature' };

/** How far the ledger of a site went when the head of a day was made. */
export interface DailyHead extends LedgerHead {
  /** In the department's time zone. */
  readonly day: CalendarDate;
}

/**
 * The published head of a day. Whoever keeps it can prove how the ledger was, also to a department that has cut it off or
 * made it anew since: its own signature is below.
 */
export interface SignedHead extends DailyHead {
  readonly publicKey: HeadKey;
  readonly signature: HeadSignature;
}

const KEY = /^[\w-]{43}$/;
const SIGNATURE = /^[\w-]{86}$/;
const FORMAT = 'thara-ledger-head-1';

export function parseHeadKey(text: string): HeadKey | undefined {
  return KEY.test(text) ? (text as HeadKey) : undefined;
}

export function parseHeadSignature(text: string): HeadSignature | undefined {
  return SIGNATURE.test(text) ? (text as HeadSignature) : undefined;
}

/** Exactly what is signed: a JSON array without blanks, in a fixed order, which other programs can write as well. */
export function signedText({ site, day, number, hash }: DailyHead): string {
  return JSON.stringify([FORMAT, site, day, number, hash]);
}
