import { sql } from 'kysely';
import type { Category } from '#domain/content/content.ts';
import { publishedVersions, type ListScope, type Moment } from './publishedVersions.ts';
import type { Labels } from './labels.ts';

/** Categories with at least one public version, and of their subcategories those that have one too. */
export async function findCategories(
  moment: Moment,
  scope: ListScope,
  vocabulary: Labels,
): Promise<readonly Category[]> {
  const ofKind = vocabulary.categories.filter(({ kind }) => kind === scope.kind);
  const categories: Category[] = [];
  for (const { code, label } of ofKind.filter(({ parent }) => parent === null)) {
    if (!(await hasSome(moment, { ...scope, category: code }))) continue;
    const children = [];
    for (const child of ofKind.filter(({ parent }) => parent === code)) {
      if (await hasSome(moment, { ...scope, category: code, subcategory: child.code }))
        children.push({ code: child.code, label: child.label });
    }
    categories.push({ code, label, children });
  }
  return categories;
}

async function hasSome(moment: Moment, scope: ListScope): Promise<boolean> {
  const row = await publishedVersions(moment, scope).select(sql.lit(1).as('some')).limit(1).executeTakeFirst();
  return row !== undefined;
}
