import type { ItemPlace } from '#domain/content/itemPlace.ts';
import type { Slug } from '#domain/content/slug.ts';
import { policyName } from '#domain/content/policy.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** An item, as far as its address needs it. */
interface Placed {
  readonly slug: Slug;
  readonly detail: ItemPlace;
}

/** The address of an item's own page in the language of `page`; undefined for kinds that have none. */
export function itemLink(context: RenderContext, item: Placed): string | undefined {
  switch (item.detail.kind) {
    case 'news':
      return context.to('news', { id: item.slug });
    case 'document':
      return context.to('document', { id: item.slug });
    case 'page':
      return item.detail.parent === undefined
        ? context.to('page', { urlname: item.slug })
        : context.to('pageDetail', { urlname: item.detail.parent, id: item.slug });
    case 'album':
      return context.to('album', { id: item.slug });
    case 'video':
      return context.to('video', { id: item.slug });
    case 'infographic':
      return context.to('infographic', { id: item.slug });
    case 'magazine':
      return context.to('magazine', { id: item.slug });
    case 'faq':
      return context.to('faqAnswer', { id: item.slug });
    case 'event':
      return context.to('event', { id: item.slug });
    case 'professional':
      return context.to('professional', { id: item.slug });
    case 'agency':
      return context.to('agency', { id: item.slug });
    case 'oit':
      return context.to('oitItem', { year: String(item.detail.fiscalYear), code: item.detail.code });
    case 'policy': {
      const name = policyName(item.slug);
      return name && context.to('policy', { name });
    }
  }
}
