import type { Slug } from '#domain/content/slug.ts';
import type { Preferences } from '#domain/preferences.ts';
import type { Alert } from '#domain/site/alert.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { LayoutName, RouteId } from '../routes.ts';

/** Where a generic page of content is in the menu. */
export interface ContentPagePlace {
  readonly slug: Slug;
  readonly parent?: Slug;
}

/**
 * What the page layout (all but head and `<main>`) depends on. It is rendered once per combination and cached, so slots
 * replace everything that differs from page to page.
 */
export interface PageLayoutProps {
  readonly layout: LayoutName;
  readonly site: SiteDetails;
  readonly siteLayout: SiteLayout;
  readonly preferences: Preferences;
  readonly alert?: Alert;
  /** Whether the page is the news item of the alert, which need not lead to itself. */
  readonly isNewsOfAlert?: boolean;
  /** Whose menu entry is marked as current. */
  readonly route: RouteId;
  /** The page of content, where it is one. */
  readonly contentPage?: ContentPagePlace;
  /** Whether the page exists in the other language: if not, the language switch says so and leads to its home page. */
  readonly hasOtherLanguage: boolean;
  /** Whether people can become members here. */
  readonly hasMembers: boolean;
}

/** Placeholders in the rendered page layout for what differs from page to page; replaced when a page is sent. */
export const SLOTS = {
  /** Inside `<main>`. */
  main: '\uE000main\uE000',
  /** The address of the language switch. */
  otherLanguage: '\uE000other\uE000',
  /** The path that the preferences form returns to. */
  here: '\uE000here\uE000',
  /** The path of the page, without its query, as a part of a query. */
  page: '\uE000page\uE000',
} as const;
