import type { ContentDetail } from './content.ts';
import type { ContentKind } from './kinds.ts';
import type { Slug } from './slug.ts';

/** What an item's address is made of, beside its slug. The detail of an item says as much. */
export type ItemPlace =
  | { readonly kind: Exclude<ContentKind, 'page' | 'oit'> }
  | { readonly kind: 'page'; readonly parent?: Slug }
  | { readonly kind: 'oit'; readonly fiscalYear: number; readonly code: string };

/** A page's address has its parent's before it, a disclosure's its year and code; of the rest, the kind is enough. */
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
