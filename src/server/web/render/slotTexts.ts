import { otherLocale } from '#domain/locale/locale.ts';
import { pathInLocale } from '../parseAddress.ts';
import type { SlotTexts } from './CachedPageLayout.ts';
import type { PageToSend } from './PageToSend.ts';

/** What differs from page to page in the page layout (`SLOTS`). */
export function slotTexts({ request, pageView }: PageToSend): SlotTexts {
  const { context, path, query, locale } = request;
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const other = otherLocale(locale);
  const otherPath = pathInLocale(path, other);
  // An unknown path without a language is the same in both.
  const existsInOther = pageView.inOtherLanguage !== false && otherPath !== path;
  return {
    here: context.links.basePath + path + search,
    page: encodeURIComponent(context.links.basePath + path),
    otherLanguage: existsInOther ? context.links.basePath + otherPath + search : context.links.to(other, 'home'),
  };
}
