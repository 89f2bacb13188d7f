import type { Preferences } from '#domain/preferences.ts';
import type { Alert } from '#domain/site/alert.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { LayoutName, RouteId } from '../routes.ts';

/**
 * What a page's unchanging frame (all but head and `<main>`) is drawn from. It is drawn once per combination and kept,
 * so it holds nothing of a single page but the slots.
 */
export interface PageLayoutProps {
  readonly layout: LayoutName;
  readonly site: SiteDetails;
  readonly siteLayout: SiteLayout;
  readonly preferences: Preferences;
  readonly alert?: Alert;
  /** Whose menu entry is marked as current. */
  readonly route: RouteId;
  /** Whether the page exists in the other language: if not, the language switch says so and leads to its main page. */
  readonly hasOtherLanguage: boolean;
}

/** Texts that the frame is drawn with in the places of what differs from page to page; put in when a page is sent. */
export const SLOTS = {
  /** Inside `<main>`. */
  main: '\uE000main\uE000',
  /** The address of the language switch. */
  otherLanguage: '\uE000other\uE000',
  /** The path that the preferences form leads back to. */
  here: '\uE000here\uE000',
} as const;
