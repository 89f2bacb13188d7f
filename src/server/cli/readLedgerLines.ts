import {
  LEDGER_EVENTS,
  type LedgerEntry,
  type LedgerEvent,
  type LedgerHash,
  type LedgerHead,
} from '#domain/complaints/ledgerEntry.ts';
import {
  parseHeadKey,
  parseHeadSignature,
  type HeadKey,
  type HeadSignature,
  type SignedHead,
} from '#domain/complaints/signedHead.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import { LedgerHeadWire } from '#adapters/department-api/wire/LedgerHeadWire.ts';
import * as field from '#adapters/schema/field.ts';
import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';

class EntryLine extends LedgerHeadWire implements LedgerEntry {
  // As they are written: another way to write the same time is a change.
  @field.string() readonly at!: Instant;
  @field.oneOf(...LEDGER_EVENTS) readonly event!: LedgerEvent;
  @field.string() readonly complaint!: LedgerHash;
  @field.string() readonly content!: LedgerHash;
  @field.string() readonly previous!: LedgerHash;
}

/** A head as it was published, or of the ledger alone. */
class HeadLine extends LedgerHeadWire {
  @field.optional() @field.date() readonly day?: CalendarDate;
  @field.optional() @field.parsed(parseHeadKey, 'a public key') readonly publicKey?: HeadKey;
  @field.optional() @field.parsed(parseHeadSignature, 'a signature') readonly signature?: HeadSignature;
}

export type GivenHead = LedgerHead & Partial<SignedHead>;

const LINES = { entry: EntryLine, head: HeadLine };

/** Entries or heads, one in each line as JSON. Throws an error that names the first line that is none. */
export function readLedgerLines(type: 'entry', text: string, file: string): readonly LedgerEntry[];
export function readLedgerLines(type: 'head', text: string, file: string): readonly GivenHead[];
export function readLedgerLines(type: keyof typeof LINES, text: string, file: string): readonly LedgerHead[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => {
      try {
        return readStrict<LedgerHead>(LINES[type], JSON.parse(line), { unknownKeys: 'ignored' });
      } catch (cause) {
        if (!(cause instanceof SchemaError) && !(cause instanceof SyntaxError)) throw cause;
        throw new Error(`${place} is no ${type} of a ledger: ${cause.message}`, { cause });
      }
    });
}
