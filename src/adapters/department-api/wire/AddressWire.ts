import type { ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { MAX_ADDRESSES, type AddressBlock, type AddressQuery, type ItemAddress } from '#ports/ContentAddresses.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readQuery } from './readRequest.ts';

class ChangedAtWire implements Readonly<Partial<Record<Locale, Instant>>> {
  @field.optional() @field.instant() readonly th?: Instant;
  @field.optional() @field.instant() readonly en?: Instant;
}

class ItemAddressWire {
  @field.slug() readonly slug!: Slug;
  @field.description('For each language in which it is public: when it was published, or last corrected.')
  @field.nested(() => ChangedAtWire)
  readonly changedAt!: ChangedAtWire;
  @field.description('Of a page below another one.') @field.optional() @field.slug() readonly parent?: Slug;
  @field.description('Of public disclosure; Buddhist era.')
  @field.optional()
  @field.integer(2500, 2800)
  readonly fiscalYear?: number;
  @field.description('Of public disclosure.') @field.optional() @field.string() readonly code?: string;
}

export class ItemAddressesWire {
  @field.listOf(() => ItemAddressWire) readonly addresses!: readonly ItemAddressWire[];
}

class AddressBlockWire implements AddressBlock {
  @field.description('The slug that the block ends with.') @field.slug() readonly last!: Slug;
  @field.description('The latest change in it.') @field.instant() readonly changedAt!: Instant;
}

export class AddressBlocksWire {
  @field.listOf(() => AddressBlockWire) readonly blocks!: readonly AddressBlockWire[];
}

/** Query of the addresses of a kind. */
export class AddressesQueryWire {
  @field.description('How many at most.') @field.integer(1, MAX_ADDRESSES) readonly limit!: number;
  @field.description('Only items whose slugs come after this one.')
  @field.optional()
  @field.slug()
  readonly after?: Slug;
}

/** Query of the blocks of addresses. */
export class AddressBlocksQueryWire {
  @field.description('Items in a block.') @field.integer(1, MAX_ADDRESSES) readonly size!: number;
}

export function addressesToWire(addresses: readonly ItemAddress[]): ItemAddressesWire {
  return {
    addresses: addresses.map(({ slug, changedAt, place: { kind: _, ...place } }) => ({ slug, changedAt, ...place })),
  };
}

/** Throws `SchemaError`. */
export function addressesFromWire(json: unknown, kind: ContentKind, onDropped?: OnDropped): readonly ItemAddress[] {
  const { addresses } = readTolerant(ItemAddressesWire, json, onDropped);
  return addresses.map(({ slug, changedAt, ...parts }) => ({ slug, changedAt, place: placeOf(kind, parts) }));
}

export function addressBlocksToWire(blocks: readonly AddressBlock[]): AddressBlocksWire {
  return { blocks };
}

/** Throws `SchemaError`. */
export function addressBlocksFromWire(json: unknown, onDropped?: OnDropped): readonly AddressBlock[] {
  return readTolerant(AddressBlocksWire, json, onDropped).blocks;
}

export function addressesQueryToWire({ after, limit }: Omit<AddressQuery, 'site' | 'kind'>): URLSearchParams {
  return new URLSearchParams({ limit: String(limit), ...(after !== undefined && { after }) });
}

/** Throws `SchemaError`. */
export function addressesQueryFromWire(query: URLSearchParams): Omit<AddressQuery, 'site' | 'kind'> {
  return readQuery(AddressesQueryWire, query);
}

export function addressBlocksQueryToWire(itemsPerBlock: number): URLSearchParams {
  return new URLSearchParams({ size: String(itemsPerBlock) });
}

/** Throws `SchemaError`. */
export function addressBlocksQueryFromWire(query: URLSearchParams): number {
  return readQuery(AddressBlocksQueryWire, query).size;
}

function placeOf(kind: ContentKind, { parent, fiscalYear, code }: Partial<ItemAddressWire>): ItemPlace {
  if (kind === 'page') return { kind, ...(parent !== undefined && { parent }) };
  if (kind !== 'oit') return { kind };
  if (fiscalYear === undefined || code === undefined)
    throw new SchemaError([{ path: ['addresses'], reason: 'must have a fiscalYear and a code' }]);
  return { kind, fiscalYear, code };
}
