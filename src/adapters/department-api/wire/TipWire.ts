import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { parseReplyKey, REPLY_KEY, type ReplyKey } from '#ports/TipHolders.ts';
import type { SealedReplies, StoredTip } from '#ports/Tips.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody, readQuery } from './readRequest.ts';

const replyKey = () => field.parsed(parseReplyKey, 'a public key, age1…', { pattern: REPLY_KEY.source });

/** Query of a sealed tip. */
export class TipQueryWire {
  @field.description('The public key of the holder of the receipt. No other tip has it.')
  @replyKey()
  readonly replyKey!: ReplyKey;
}

export class StoredTipWire {
  @field.parsed(parseReference, 'a reference number') readonly reference!: Reference;
  @field.description('When it was sent. The time of day is not stored.') @field.date() readonly day!: CalendarDate;
  @field.description('False for a form that was sent before.') @field.boolean() readonly isNew!: boolean;
}

export class TipRepliesQueryWire {
  @replyKey() readonly replyKey!: ReplyKey;
}

export class SealedReplyWire {
  @field.date() readonly day!: CalendarDate;
  @field.description('Base64 of a file of the format age.')
  @field.pattern(/^[A-Za-z0-9+/]+=*$/, 'Base64')
  readonly content!: string;
}

export class SealedRepliesWire {
  @field.description('Of the tip.') @field.parsed(parseReference, 'a reference number') readonly reference!: Reference;
  @field.description('When the tip was sent.') @field.date() readonly day!: CalendarDate;
  @field.description('Oldest first.')
  @field.listOf(() => SealedReplyWire)
  readonly replies!: readonly SealedReplyWire[];
}

export function tipQueryToWire(key: ReplyKey): URLSearchParams {
  return new URLSearchParams({ replyKey: key });
}

/** Throws `SchemaError`. */
export function tipQueryFromWire(query: URLSearchParams): ReplyKey {
  return readQuery(TipQueryWire, query).replyKey;
}

export function storedTipToWire({ reference, day, isNew }: StoredTip): StoredTipWire {
  return { reference, day, isNew };
}

/** Throws `SchemaError`. */
export function storedTipFromWire(json: unknown, onDropped?: OnDropped): StoredTip {
  return readTolerant(StoredTipWire, json, onDropped);
}

/** Throws `SchemaError`. */
export function tipRepliesQueryFromWire(json: unknown): ReplyKey {
  return readBody(TipRepliesQueryWire, json).replyKey;
}

export function sealedRepliesToWire({ reference, day: sentOn, replies }: SealedReplies): SealedRepliesWire {
  return {
    reference,
    day: sentOn,
    replies: replies.map(({ day, content }) => ({ day, content: Buffer.from(content).toString('base64') })),
  };
}

/** Throws `SchemaError`. */
export function sealedRepliesFromWire(json: unknown, onDropped?: OnDropped): SealedReplies {
  const { replies, ...receipt } = readTolerant(SealedRepliesWire, json, onDropped);
  return {
    ...receipt,
    replies: replies.map(({ day, content }) => ({ day, content: new Uint8Array(Buffer.from(content, 'base64')) })),
  };
}
