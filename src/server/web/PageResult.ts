import type { PageRequest } from './PageRequest.ts';
import type { CookieToSet } from '../http/cookies.ts';
import type { Picture } from '#domain/picture.ts';
import type { PageProps, ViewId } from '#ui/pages/props.ts';
import type { Query } from '#ui/routes.ts';
import type { StylesheetGroup } from '#ui/viewStylesheets.ts';

/** What a page handler returns: a view with its status, title and headers, or a redirect. */
export type PageResult = PageView | PageRedirect;

export interface PageRedirect {
  readonly redirect: string;
  readonly status: 302 | 303 | 308;
  /** Of one visitor's own redirect, which no cache may store. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Only with headers that forbid caches to store it. */
  readonly cookies?: readonly CookieToSet[];
}

export type PageView = { [Id in ViewId]: PageViewOf<Id> }[ViewId];

export interface PageViewOf<Id extends ViewId> {
  readonly view: Id;
  /** Promises among them are deferred parts: see `Deferred`. */
  readonly props: PageProps[Id];
  /** The stylesheets that it loads besides those of every page; those of its view when absent. */
  readonly stylesheets?: StylesheetGroup;
  /** Without the site's name. */
  readonly title: string;
  readonly description?: string;
  readonly picture?: Picture;
  /** 200 when absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Only on a private page. */
  readonly cookies?: readonly CookieToSet[];
  /** The part of the query that belongs to the page's canonical address. */
  readonly canonicalQuery?: Query;
  /** Whether search engines may list the page; true when absent. */
  readonly isIndexed?: boolean;
  /** Whether the page exists in the other language; true when absent. */
  readonly inOtherLanguage?: boolean;
}

export type PageHandler = (request: PageRequest) => PageResult | Promise<PageResult>;
