import type { CategoryLabel } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { isPartOf } from '../generations.ts';
import type { Tx } from '../Database.ts';

/** The labels of a site's categories and tags in one language. */
export interface Labels {
  /** In the department's order. */
  readonly categories: readonly (CategoryLabel & { readonly kind: ContentKind; readonly parent: string | null })[];
  readonly tags: ReadonlyMap<string, string>;
}

export async function findLabels(tx: Tx, generation: number, site: SiteId, locale: Locale): Promise<Labels> {
  const label = locale === 'th' ? 'label_th' : 'label_en';
  const ofSite = tx.selectFrom('sites as s').where('s.site', '=', site).where(isPartOf('s', generation));
  const categories = await ofSite
    .innerJoin('categories as c', (on) =>
      on.onRef('c.site', '=', 's.site').onRef('c.from_generation', '=', 's.from_generation'),
    )
    .select(['c.kind', 'c.code', 'c.parent', `c.${label} as label`])
    .orderBy('c.position')
    .execute();
  const tags = await ofSite
    .innerJoin('tags as t', (on) =>
      on.onRef('t.site', '=', 's.site').onRef('t.from_generation', '=', 's.from_generation'),
    )
    .select(['t.code', `t.${label} as label`])
    .execute();
  return { categories, tags: new Map(tags.map((tag) => [tag.code, tag.label])) };
}

/** A category or subcategory with its label; undefined when the site has none of that code. */
export function categoryLabel(labels: Labels, kind: ContentKind, code: string | null): CategoryLabel | undefined {
  const found = labels.categories.find((category) => category.kind === kind && category.code === code);
  return found && { code: found.code, label: found.label };
}

export function tagLabels(labels: Labels, codes: readonly string[]): readonly CategoryLabel[] {
  return codes.flatMap((code) => {
    const label = labels.tags.get(code);
    return label === undefined ? [] : [{ code, label }];
  });
}
