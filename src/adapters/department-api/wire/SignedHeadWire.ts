import type { CalendarDate } from '#domain/instant.ts';
import {
  parseHeadKey,
  parseHeadSignature,
  type HeadKey,
  type HeadSignature,
  type SignedHead,
} from '#domain/complaints/signedHead.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { LedgerHeadWire } from './LedgerHeadWire.ts';

/** The published head of a day. */
export class SignedHeadWire extends LedgerHeadWire implements SignedHead {
  @field.description('In the department’s time zone.') @field.date() readonly day!: CalendarDate;
  @field.description('Of Ed25519, in Base64 for addresses.')
  @field.parsed(parseHeadKey, 'a public key', { pattern: '^[\\w-]{43}$' })
  readonly publicKey!: HeadKey;
  @field.description('Of Ed25519, in Base64 for addresses.')
  @field.parsed(parseHeadSignature, 'a signature', { pattern: '^[\\w-]{86}$' })
  readonly signature!: HeadSignature;
}

export class SignedHeadsWire {
  @field.description('Newest first.') @field.listOf(() => SignedHeadWire) readonly heads!: readonly SignedHeadWire[];
}

export function signedHeadsToWire(heads: readonly SignedHead[]): SignedHeadsWire {
  return { heads };
}

/** Throws `SchemaError`. */
export function signedHeadsFromWire(json: unknown, onDropped?: OnDropped): readonly SignedHead[] {
  return readTolerant(SignedHeadsWire, json, onDropped).heads;
}
