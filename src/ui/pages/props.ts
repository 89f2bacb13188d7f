import type { Locale } from '#domain/locale/locale.ts';
import type { Maintenance } from '#domain/site/maintenance.ts';
import type { Paging } from '#domain/paging.ts';
import type { Category, ContentItem, ContentList, ContentSummary } from '#domain/content/content.ts';
import type { SiteDetails, SiteLayout, Task } from '#domain/site/site.ts';
import type { Late } from '../late.tsx';
import type { RouteId } from '../routes.ts';

export interface HomePageProps {
  readonly hero: SiteLayout['hero'];
  readonly tasks: readonly Task[];
  /** Three. */
  readonly headlines: Late<readonly ContentSummary[]>;
}

export interface IntroPageProps {
  readonly intro: SiteLayout['intro'];
  readonly siteName: string;
}

export interface MainPageProps {
  readonly siteName: string;
  readonly tasks: readonly Task[];
  /** The lead story first, then the newest. */
  readonly news: readonly ContentSummary[];
  readonly newsByCategory: Late<readonly { readonly category: Category; readonly items: readonly ContentSummary[] }[]>;
  readonly documents: Late<readonly ContentSummary[]>;
}

/** What the filter sentence of a list says. */
export interface ListFilter {
  readonly category?: string;
  readonly subcategory?: string;
  readonly year?: number;
}

export interface ListPageProps {
  readonly list: ContentList;
  readonly paging: Paging;
  readonly filter: ListFilter;
  readonly categories: readonly Category[];
}

export interface ItemPageProps {
  readonly item: ContentItem;
  /** Absolute address of this page, for sharing. */
  readonly address: string;
}

export interface ContentPageProps extends ItemPageProps {
  readonly parent?: { readonly title: string; readonly urlName: string };
}

export interface MaintenancePageProps {
  readonly siteName: string;
  readonly maintenance: Maintenance;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
}

export interface NotFoundPageProps {
  /** Decoded, cut at 200 characters. */
  readonly path: string;
  /** The same page in the other language, when it is public there. */
  readonly otherLanguage?: { readonly locale: Locale; readonly href: string };
}

export interface ErrorPageProps {
  readonly status: number;
  /** The fixed part of a message of the error catalogue (spec §8), as it is; the page upper-cases it. */
  readonly message: string;
}

/** What each route's view takes. Routes that only lead elsewhere have no view. */
export interface PageProps {
  readonly home: HomePageProps;
  readonly intro: IntroPageProps;
  readonly main: MainPageProps;
  readonly maintenance: MaintenancePageProps;
  readonly newsList: ListPageProps;
  readonly news: ItemPageProps;
  readonly documents: ListPageProps;
  readonly document: ItemPageProps;
  readonly page: ContentPageProps;
  readonly pageDetail: ContentPageProps;
  readonly notFound: NotFoundPageProps;
}
export type ViewId = keyof PageProps & RouteId;
