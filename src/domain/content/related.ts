import type { ContentKind } from './kinds.ts';
import type { Slug } from './slug.ts';

/** Related items on the page of an item. */
export const MAX_RELATED = 4;

/** How many of the newest items are read: always enough, even when the item itself and chosen items are among them. */
export const MAX_NEWEST_CANDIDATES = MAX_RELATED + 1;

export interface ItemRef {
  readonly kind: ContentKind;
  readonly slug: Slug;
}

/**
 * The related items of an item: those that the department chose, in its order, then the newest of the same category
 * (of a disclosure, those of the same group); at most four, each once, and never the item itself.
 *
 * @param choice of the department; what is not public is not in `chosen`
 * @param chosen the public items of the choice, in any order
 * @param newest of the category, the newest first
 */
export function relatedItems<T extends ItemRef>(
  item: ItemRef,
  choice: readonly ItemRef[],
  chosen: readonly T[],
  newest: readonly T[],
): readonly T[] {
  const place = (one: ItemRef) => choice.findIndex((ref) => isSame(ref, one));
  const related: T[] = [];
  for (const one of [...chosen.toSorted((a, b) => place(a) - place(b)), ...newest])
    if (![item, ...related].some((other) => isSame(one, other))) related.push(one);
  return related.slice(0, MAX_RELATED);
}

function isSame(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}
