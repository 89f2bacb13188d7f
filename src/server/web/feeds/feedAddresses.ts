import type { CategoryLabel } from '#domain/content/content.ts';
import { FEED_KINDS, KINDS, type FeedKind } from '#domain/content/kinds.ts';
import { searchTitle } from '#ui/components/search/searchLabels.ts';
import { calendarMessages } from '#ui/messages/calendar.ts';
import { complaintLedgerMessages } from '#ui/messages/complaintLedger.ts';
import { listLabels } from '#ui/messages/lists.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { searchQuery } from '#ui/searchAddress.ts';
import type { PageView } from '../PageResult.ts';

export interface FeedLink {
  readonly title: string;
  /** Path, behind the base path. */
  readonly href: string;
  /** Media type; Atom's when it is absent. */
  readonly type?: 'text/calendar';
}

/** The path of a list's feed, or of one subject of it. */
export function feedPath({ links, locale }: RenderContext, kind: FeedKind, category?: string): string {
  const subject = category === undefined ? '' : `/${encodeURIComponent(category)}`;
  return `${links.basePath}/${locale}/feeds/${KINDS[kind].feed}${subject}.atom`;
}

const CALENDAR_FEED_QUERY = ['category', 'subcategory', 'tag'] as const;
type CalendarFeedFilter = Readonly<Partial<Record<(typeof CALENDAR_FEED_QUERY)[number], string>>>;

/** The part of a query that the feed of the calendar reads. Of a repeated parameter, the first one counts. */
export function calendarFeedFilter(search: string): CalendarFeedFilter {
  const given = new URLSearchParams(search);
  const named = CALENDAR_FEED_QUERY.map((name) => [name, given.get(name) ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

/** The same in its one form, so that every address of the same feed is cached once. */
export function calendarFeedQuery(search: string): string {
  return new URLSearchParams(calendarFeedFilter(search)).toString();
}

export function feedTitle(
  context: RenderContext,
  kind: FeedKind,
  category: CategoryLabel | undefined,
  siteName: string,
): string {
  const list = context.t(listLabels[KINDS[kind].list].title);
  return `${category === undefined ? list : `${list}: ${category.label}`} – ${siteName}`;
}

/** The feeds that the head of a page links to: all on the main page, its own on a list. */
export function feedLinks(pageView: PageView, context: RenderContext, siteName: string): readonly FeedLink[] {
  const linkTo = (kind: FeedKind, category?: CategoryLabel) => ({
    title: feedTitle(context, kind, category, siteName),
    href: feedPath(context, kind, category?.code),
  });
  const { view, props } = pageView;
  if (view === 'complaintLedger')
    return [{ title: context.t(complaintLedgerMessages.title), href: context.links.ledgerFeed(context.locale) }];
  if (view === 'search')
    return props.found === undefined
      ? []
      : [
          {
            title: `${searchTitle(context, props.asked, props.found)} – ${siteName}`,
            href: context.links.searchFeed(context.locale, searchQuery(props.asked)),
          },
        ];
  if (view === 'calendar') {
    const title = `${context.t(calendarMessages.title)} – ${siteName}`;
    return [{ title, href: context.links.calendarFeed(context.locale, { ...props.filter }), type: 'text/calendar' }];
  }
  if (view === 'event') {
    const { title, slug } = props.item;
    return [{ title, href: context.links.eventFile(context.locale, slug), type: 'text/calendar' }];
  }
  if (view === 'main') return FEED_KINDS.map((kind) => linkTo(kind));
  const kind = FEED_KINDS.find((known) => KINDS[known].list === view);
  if (kind === undefined || !('list' in props)) return [];
  const category = props.list.categories.find(({ code }) => code === props.filter.category);
  return [linkTo(kind), ...(category === undefined ? [] : [linkTo(kind, category)])];
}
