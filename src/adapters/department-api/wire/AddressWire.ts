import type { ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { parseSlug, type Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { MAX_ADDRESSES, type AddressBlock, type AddressQuery, type ItemAddress } from '#ports/ContentAddresses.ts';
import { decode, ShapeError } from '#adapters/shape/decode.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { isAnyTwice, type QueryParameters } from './QueryParameters.ts';
import { Moment, SLUG_SCHEMA, SlugText, Text } from './rules.ts';
import { Says } from './Says.ts';

class ChangedAtWire implements Readonly<Partial<Record<Locale, Instant>>> {
  @Optional() @Moment() readonly th?: Instant;
  @Optional() @Moment() readonly en?: Instant;
}

class ItemAddressWire {
  @SlugText() readonly slug!: Slug;
  @Says('Of each language in which it is public: when it was published, or last corrected.')
  @Inner(() => ChangedAtWire)
  readonly changedAt!: ChangedAtWire;
  @Says('Of a page that stands below another one.') @Optional() @SlugText() readonly parent?: Slug;
  @Says('Of public disclosure; Buddhist era.') @Optional() @Whole(2500, 2800) readonly fiscalYear?: number;
  @Says('Of public disclosure.') @Optional() @Text() readonly code?: string;
}

export class ItemAddressesWire {
  @ListOf(() => ItemAddressWire) readonly addresses!: readonly ItemAddressWire[];
}

class AddressBlockWire implements AddressBlock {
  @Says('The slug that the block ends with.') @SlugText() readonly last!: Slug;
  @Says('The latest change in it.') @Moment() readonly changedAt!: Instant;
}

export class AddressBlocksWire {
  @ListOf(() => AddressBlockWire) readonly blocks!: readonly AddressBlockWire[];
}

const COUNT = { type: 'integer', minimum: 1, maximum: MAX_ADDRESSES } as const;

export const ADDRESSES_QUESTION = {
  limit: { says: 'How many at most.', schema: COUNT, isRequired: true },
  after: { says: 'Only items whose slugs come after this one.', schema: SLUG_SCHEMA },
} as const satisfies QueryParameters;

export const ADDRESS_BLOCKS_QUESTION = {
  size: { says: 'Items in a block.', schema: COUNT, isRequired: true },
} as const satisfies QueryParameters;

type AddressQuestion = Omit<AddressQuery, 'site' | 'kind'>;

export function addressesToWire(addresses: readonly ItemAddress[]): ItemAddressesWire {
  return {
    addresses: addresses.map(({ slug, changedAt, place: { kind: _, ...place } }) => ({ slug, changedAt, ...place })),
  };
}

/** Throws `ShapeError`. */
export function addressesFromWire(json: unknown, kind: ContentKind): readonly ItemAddress[] {
  const { addresses } = decode(ItemAddressesWire, json);
  return addresses.map(({ slug, changedAt, ...parts }) => ({ slug, changedAt, place: placeOf(kind, parts) }));
}

export function addressBlocksToWire(blocks: readonly AddressBlock[]): AddressBlocksWire {
  return { blocks };
}

/** Throws `ShapeError`. */
export function addressBlocksFromWire(json: unknown): readonly AddressBlock[] {
  return decode(AddressBlocksWire, json).blocks;
}

/** The query for addresses. */
export function addressesQuestion({ after, limit }: AddressQuestion): URLSearchParams {
  return new URLSearchParams({ limit: String(limit), ...(after !== undefined && { after }) });
}

/** Undefined when a value is malformed, or given twice. */
export function addressesQuestionFromWire(query: URLSearchParams): AddressQuestion | undefined {
  if (isAnyTwice(query, ADDRESSES_QUESTION)) return undefined;
  const limit = countFromWire(query.get('limit'));
  const text = query.get('after');
  const after = text === null ? undefined : parseSlug(text);
  if (limit === undefined || (text !== null && after === undefined)) return undefined;
  return { limit, ...(after !== undefined && { after }) };
}

/** The query for blocks. */
export function addressBlocksQuestion(itemsPerBlock: number): URLSearchParams {
  return new URLSearchParams({ size: String(itemsPerBlock) });
}

/** Undefined when it is malformed, or given twice. */
export function addressBlocksQuestionFromWire(query: URLSearchParams): number | undefined {
  return isAnyTwice(query, ADDRESS_BLOCKS_QUESTION) ? undefined : countFromWire(query.get('size'));
}

function countFromWire(text: string | null): number | undefined {
  const count = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : Infinity;
  return count <= MAX_ADDRESSES ? count : undefined;
}

function placeOf(kind: ContentKind, { parent, fiscalYear, code }: Partial<ItemAddressWire>): ItemPlace {
  if (kind === 'page') return { kind, ...(parent !== undefined && { parent }) };
  if (kind !== 'oit') return { kind };
  if (fiscalYear === undefined || code === undefined)
    throw new ShapeError([{ path: ['addresses'], reason: 'must have a fiscalYear and a code' }]);
  return { kind, fiscalYear, code };
}
