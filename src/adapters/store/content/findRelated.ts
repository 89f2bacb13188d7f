import { MAX_NEWEST_CANDIDATES, MAX_RELATED, relatedItems, type ItemRef } from '#domain/content/related.ts';
import { isPublished } from './publication.ts';
import {
  inOrder,
  NEWEST_FIRST,
  publishedVersions,
  versionsOfItems,
  type ListScope,
  type Snapshot,
} from './publishedVersions.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from './summaryOf.ts';

/** Finds the candidates of which the domain's `relatedItems` chooses. */
export async function findRelated(
  snapshot: Snapshot,
  scope: ListScope,
  item: ItemRef,
  choice: readonly ItemRef[],
): Promise<readonly SummaryRow[]> {
  const chosen = await findChosen(snapshot, scope, choice);
  const related = relatedItems(item, choice, chosen, []);
  if (related.length === MAX_RELATED || scope.category === undefined) return related;
  const newest = await inOrder(publishedVersions(snapshot, scope), NEWEST_FIRST)
    .select(SUMMARY_COLUMNS)
    .limit(MAX_NEWEST_CANDIDATES)
    .execute();
  return relatedItems(item, choice, chosen, newest);
}

async function findChosen(
  snapshot: Snapshot,
  scope: ListScope,
  choice: readonly ItemRef[],
): Promise<readonly SummaryRow[]> {
  if (choice.length === 0) return [];
  const versions = versionsOfItems(snapshot, scope.site, choice).where('v.locale', '=', scope.locale);
  const rows = await versions.select([...SUMMARY_COLUMNS, 'v.withdrawn_at']).execute();
  return rows.filter((row) => isPublished(row, snapshot.now));
}
