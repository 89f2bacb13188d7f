/** Items of a list under a heading. */
export interface ListGroup<Item> {
  readonly heading: string;
  readonly items: readonly Item[];
  /** The place of its first item in the list, from 0. */
  readonly start: number;
}

/** The items in their order, as groups of those that follow each other under the same heading. */
export function listGroups<Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string,
): readonly ListGroup<Item>[] {
  const groups: ListGroup<Item>[] = [];
  for (const [start, item] of items.entries()) {
    const [heading, last] = [headingOf(item), groups.at(-1)];
    if (last?.heading === heading) groups.splice(-1, 1, { ...last, items: [...last.items, item] });
    else groups.push({ heading, items: [item], start });
  }
  return groups;
}
