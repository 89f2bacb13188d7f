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
export function itemLink(page: RenderContext, item: Placed): string | undefined {
  switch (item.detail.kind) {
    case 'news':
      return page.to('news', { id: item.slug });
    case 'document':
      return page.to('document', { id: item.slug });
    case 'page':
      return item.detail.parent === undefined
        ? page.to('page', { urlname: item.slug })
        : page.to('pageDetail', { urlname: item.detail.parent, id: item.slug });
    case 'album':
      return page.to('album', { id: item.slug });
    case 'video':
      return page.to('video', { id: item.slug });
    case 'infographic':
      return page.to('infographic', { id: item.slug });
    case 'magazine':
      return page.to('magazine', { id: item.slug });
    case 'faq':
      return page.to('faqAnswer', { id: item.slug });
    case 'event':
      return page.to('event', { id: item.slug });
    case 'professional':
      return page.to('professional', { id: item.slug });
    case 'agency':
      return page.to('agency', { id: item.slug });
    case 'oit':
      return page.to('oitItem', { year: String(item.detail.fiscalYear), code: item.detail.code });
    case 'policy': {
      const name = policyName(item.slug);
      return name && page.to('policy', { name });
    }
  }
}
