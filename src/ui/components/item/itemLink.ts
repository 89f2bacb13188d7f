import type { ItemPlace } from '#domain/content/itemPlace.ts';
import { KINDS } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import { policyName } from '#domain/content/policy.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** The fields of an item that its address depends on. */
interface LinkedItem {
  readonly slug: Slug;
  readonly detail: ItemPlace;
}

/** The address of an item's own page in the language of the context; undefined where there is none. */
export function itemLink(context: RenderContext, item: LinkedItem): string | undefined {
  const { slug, detail } = item;
  switch (detail.kind) {
    case 'page':
      return detail.parent === undefined
        ? context.to('page', { urlname: slug })
        : context.to('pageDetail', { urlname: detail.parent, id: slug });
    case 'oit':
      return context.to('oitItem', { year: String(detail.fiscalYear), code: detail.code });
    case 'policy': {
      const name = policyName(slug);
      return name && context.to('policy', { name });
    }
    default:
      return context.to(KINDS[detail.kind].item, { id: slug });
  }
}
