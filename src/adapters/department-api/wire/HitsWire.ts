import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Hits } from '#ports/Content.ts';
import * as field from '#adapters/schema/field.ts';
import { readBody } from './readRequest.ts';

/** The maximum number of hits of one item in one call: more than any batch contains. */
const MAX_HITS = 1_000_000_000;

/**
 * The maximum number of items in one call: with the longest slugs, it still fits into the API's limit for JSON, 100 kB.
 */
export const HITS_PER_CALL = 500;

class ItemHitsWire implements Hits {
  @field.oneOf(...CONTENT_KINDS) readonly kind!: ContentKind;
  @field.slug() readonly slug!: Slug;
  @field.integer(1, MAX_HITS) readonly count!: number;
}

export class HitsWire {
  @field.listOf(() => ItemHitsWire) readonly hits!: readonly ItemHitsWire[];
}

export function hitsToWire(hits: readonly Hits[]): HitsWire {
  return { hits };
}

/** Throws `SchemaError`. */
export function hitsFromWire(json: unknown): readonly Hits[] {
  return readBody(HitsWire, json).hits;
}
