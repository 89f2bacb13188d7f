import { sql } from 'kysely';
import type { Category } from '#domain/content/content.ts';
import { publishedVersions, type ListScope, type Snapshot } from './publishedVersions.ts';
import type { Labels } from './labels.ts';

/** Categories with at least one public version, and of their subcategories those that have one too. */
export async function findCategories(
  snapshot: Snapshot,
  scope: ListScope,
  labels: Labels,
): Promise<readonly Category[]> {
  const ofKind = labels.categories.filter(({ kind }) => kind === scope.kind);
  const categories: Category[] = [];
  for (const { code, label } of ofKind.filter(({ parent }) => parent === null)) {
    if (!(await isAnyPublished(snapshot, { ...scope, category: code }))) continue;
    const children = [];
    for (const child of ofKind.filter(({ parent }) => parent === code)) {
      if (await isAnyPublished(snapshot, { ...scope, category: code, subcategory: child.code }))
        children.push({ code: child.code, label: child.label });
    }
    categories.push({ code, label, children });
  }
  return categories;
}

async function isAnyPublished(snapshot: Snapshot, scope: ListScope): Promise<boolean> {
  const row = await publishedVersions(snapshot, scope).select(sql.lit(1).as('some')).limit(1).executeTakeFirst();
  return row !== undefined;
}
