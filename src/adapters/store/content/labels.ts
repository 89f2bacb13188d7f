import type { CategoryLabel } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';
import { findSubjectLabels } from '../subjectLabels.ts';

/** The labels of a site's categories and tags in one language. */
export interface Labels {
  /** In the department's order. */
  readonly categories: readonly (CategoryLabel & { readonly kind: ContentKind; readonly parent: string | null })[];
  readonly tags: ReadonlyMap<string, string>;
}

export async function findLabels(tx: Tx, generation: number, site: SiteId, locale: Locale): Promise<Labels> {
  const { categories, tags } = await findSubjectLabels(tx, generation, site);
  return {
    categories: categories.map(({ kind, code, parent = null, label }) => ({
      kind,
      code,
      parent,
      label: label[locale],
    })),
    tags: new Map(tags.map(({ code, label }) => [code, label[locale]])),
  };
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
