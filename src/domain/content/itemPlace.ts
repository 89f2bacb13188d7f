import type { ContentDetail } from './content.ts';
import type { ContentKind } from './kinds.ts';
import type { Slug } from './slug.ts';

/** The parts of an item's address besides its slug. They can be derived from the item's detail. */
export type ItemPlace =
  | { readonly kind: Exclude<ContentKind, 'page' | 'oit'> }
  | { readonly kind: 'page'; readonly parent?: Slug }
  | { readonly kind: 'oit'; readonly fiscalYear: number; readonly code: string };

/**
 * The address parts of an item: for a page its parent, for a disclosure its fiscal year and code, for every other item
 * its kind only.
 */
export function itemPlace(detail: ContentDetail): ItemPlace {
  switch (detail.kind) {
    case 'page':
      return { kind: 'page', ...(detail.parent !== undefined && { parent: detail.parent }) };
    case 'oit':
      return { kind: 'oit', fiscalYear: detail.fiscalYear, code: detail.code };
    default:
      return { kind: detail.kind };
  }
}
