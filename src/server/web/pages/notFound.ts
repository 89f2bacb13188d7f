import type { ContentSummary } from '#domain/content/content.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import { titles } from '#ui/messages/titles.ts';
import { pathInLocale } from '../parseAddress.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageViewOf } from '../PageResult.ts';

const LONGEST_ECHO = 200;

/** 'Page Not Found: {path}' (spec §8). The path is the only echo of input in an error: decoded, and cut. */
export const notFound: PageHandler = (request) => notFoundView(request);

/** The page at the address of an item that was withdrawn. It says nothing about the item. */
export function withdrawnView(request: PageRequest, related: readonly ContentSummary[]): PageViewOf<'notFound'> {
  const view = notFoundView(request);
  const title = request.context.t(titles.withdrawn);
  return { ...view, status: 410, title, props: { ...view.props, withdrawn: { related } } };
}

/** @param existsInOtherLanguage whether the same address is public in the other language */
export function notFoundView(request: PageRequest, existsInOtherLanguage = false): PageViewOf<'notFound'> {
  const { context, path, locale } = request;
  const other = otherLocale(locale);
  return {
    view: 'notFound',
    status: 404,
    title: context.t(titles.notFound),
    props: {
      path: Array.from(decodeURIComponent(path)).slice(0, LONGEST_ECHO).join(''),
      ...(existsInOtherLanguage && {
        otherLanguage: {
          locale: other,
          href: context.links.basePath + pathInLocale(path, other),
        },
      }),
    },
  };
}
