import type { CategoryLabel } from '#domain/content/content.ts';
import { listLabels } from '#ui/messages/lists.ts';
import type { ListRoute } from '#ui/pages/props.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { PageView } from '../PageResult.ts';
import { isListRoute, LIST_ROUTES } from '../listKinds.ts';

/** The word of each feed in its address. It never changes, whatever becomes of the list's own. */
const FEED_NAMES: Readonly<Record<ListRoute, string>> = {
  newsList: 'news',
  documents: 'documents',
  albums: 'photos',
  videos: 'videos',
  infographics: 'infographics',
  magazines: 'magazines',
  events: 'events',
};

export interface FeedLink {
  readonly title: string;
  /** Path, behind the base path. */
  readonly href: string;
}

export function feedName(route: ListRoute): string {
  return FEED_NAMES[route];
}

export function listOfFeed(name: string): ListRoute | undefined {
  return LIST_ROUTES.find((route) => FEED_NAMES[route] === name);
}

/** The path of a list's feed, or of one subject of it. */
export function feedPath({ links, locale }: RenderContext, route: ListRoute, category?: string): string {
  const subject = category === undefined ? '' : `/${encodeURIComponent(category)}`;
  return `${links.basePath}/${locale}/feeds/${FEED_NAMES[route]}${subject}.atom`;
}

export function feedTitle(
  context: RenderContext,
  route: ListRoute,
  category: CategoryLabel | undefined,
  siteName: string,
): string {
  const list = context.t(listLabels[route].title);
  return `${category === undefined ? list : `${list}: ${category.label}`} – ${siteName}`;
}

/** The feeds that a page tells browsers and feed readers of: all on the main page, a list's own on the list. */
export function feedLinks(pageView: PageView, context: RenderContext, siteName: string): readonly FeedLink[] {
  const linkTo = (route: ListRoute, category?: CategoryLabel) => ({
    title: feedTitle(context, route, category, siteName),
    href: feedPath(context, route, category?.code),
  });
  if (pageView.view === 'main') return LIST_ROUTES.map((route) => linkTo(route));
  if (!isListRoute(pageView.view) || !('list' in pageView.props)) return [];
  const { list, filter } = pageView.props;
  const category = list.categories.find(({ code }) => code === filter.category);
  return [linkTo(pageView.view), ...(category === undefined ? [] : [linkTo(pageView.view, category)])];
}
