import {
  isPublished,
  inOrder,
  NEWEST_FIRST,
  publishedVersions,
  versionsOfItems,
  type ItemRef,
  type ListScope,
  type Moment,
} from './publishedVersions.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from './summaryOf.ts';

/** How many related items a page shows. */
const MAX_RELATED = 4;

/** The department's own choice, in its order, then the newest of the same category; at most four, never the item. */
export async function findRelated(
  moment: Moment,
  scope: ListScope,
  item: ItemRef,
  choice: readonly ItemRef[],
): Promise<readonly SummaryRow[]> {
  const chosen = (await findChosen(moment, scope, choice)).filter((row) => !isSame(row, item)).slice(0, MAX_RELATED);
  if (chosen.length === MAX_RELATED || scope.category === undefined) return chosen;
  const newest = await inOrder(publishedVersions(moment, scope), NEWEST_FIRST)
    .select(SUMMARY_COLUMNS)
    // Enough even if the item itself and every chosen one are among them.
    .limit(MAX_RELATED + 1)
    .execute();
  const others = newest.filter((row) => ![item, ...chosen].some((known) => isSame(row, known)));
  return [...chosen, ...others].slice(0, MAX_RELATED);
}

async function findChosen(
  moment: Moment,
  scope: ListScope,
  choice: readonly ItemRef[],
): Promise<readonly SummaryRow[]> {
  if (choice.length === 0) return [];
  const versions = versionsOfItems(moment, scope.site, choice).where('v.locale', '=', scope.locale);
  const rows = await versions.select([...SUMMARY_COLUMNS, 'v.withdrawn_at']).execute();
  const place = (row: ItemRef) => choice.findIndex((ref) => isSame(ref, row));
  return rows.filter((row) => isPublished(row, moment.now)).toSorted((one, other) => place(one) - place(other));
}

function isSame(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}
