import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Hits } from '#ports/Content.ts';
import { decode } from '#adapters/shape/decode.ts';
import { Whole } from '#adapters/shape/rules.ts';
import { ListOf } from '#adapters/shape/shape.ts';
import { OneOf, SlugText } from './rules.ts';

/** More of an item in one call than any batch gathers. */
const MOST_HITS = 1_000_000_000;

/** Items that one call may name: with the longest slugs, it still fits into the API's limit for JSON, 100 kB. */
export const HITS_PER_CALL = 500;

class ItemHitsWire implements Hits {
  @OneOf(...CONTENT_KINDS) readonly kind!: ContentKind;
  @SlugText() readonly slug!: Slug;
  @Whole(1, MOST_HITS) readonly count!: number;
}

export class HitsWire {
  @ListOf(() => ItemHitsWire) readonly hits!: readonly ItemHitsWire[];
}

export function hitsToWire(hits: readonly Hits[]): HitsWire {
  return { hits };
}

/** Throws `ShapeError`. */
export function hitsFromWire(json: unknown): readonly Hits[] {
  return decode(HitsWire, json).hits;
}
