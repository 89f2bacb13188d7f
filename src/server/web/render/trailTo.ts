import type { ContentItem } from '#domain/content/content.ts';
import { arrangedTrail } from '#ui/components/arrangedTrail.ts';
import type { Crumb } from '#ui/components/Breadcrumbs.tsx';
import { listTrail } from '#ui/components/listTrail.ts';
import { itemMessages } from '#ui/messages/item.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { Page } from '#ui/PageContext.tsx';
import type { Drawn } from '../PageResult.ts';

/** The way to an item's page, the main page first; undefined for pages that are no items. */
export function trailTo(drawn: Drawn, page: Page): readonly Crumb[] | undefined {
  const trail = behindMain(drawn, page);
  return trail && [{ label: page.say(itemMessages.home), href: page.to('main') }, ...trail];
}

function behindMain(drawn: Drawn, page: Page): readonly Crumb[] | undefined {
  switch (drawn.view) {
    case 'news':
      return listTrail(page, 'newsList', drawn.props.item.category);
    case 'document':
      return listTrail(page, 'documents');
    case 'album':
      return listTrail(page, 'albums');
    case 'video':
      return listTrail(page, 'videos');
    case 'infographic':
      return listTrail(page, 'infographics');
    case 'magazine':
      return listTrail(page, 'magazines');
    case 'event':
      return listTrail(page, 'events');
    case 'faqAnswer':
      return arrangedTrail(page, 'faq');
    case 'professional':
      return arrangedTrail(page, 'professionals');
    case 'agency':
      return arrangedTrail(page, 'agencies');
    case 'oitItem':
      return disclosureTrail(drawn.props.item, page);
    case 'page':
    case 'pageDetail': {
      const { parent } = drawn.props;
      return parent === undefined ? [] : [{ label: parent.title, href: page.to('page', { urlname: parent.urlName }) }];
    }
    case 'policy':
      return [];
    default:
      return undefined;
  }
}

function disclosureTrail({ category, detail }: ContentItem, page: Page): readonly Crumb[] {
  const trail = [{ label: page.say(oitMessages.title), href: page.to('oit') }];
  if (detail.kind !== 'oit') return trail;
  const year = String(detail.fiscalYear);
  return [...trail, { label: category?.label ?? year, href: page.to('oitYear', { year }) }];
}
