import { otherLocale } from '#domain/locale/locale.ts';
import { titles } from '#ui/messages/titles.ts';
import { pathInLocale } from '../parseAddress.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageHandler } from '../PageResult.ts';

const LONGEST_ECHO = 200;

/** 'Page Not Found: {path}' (spec §8). The path is the only echo of input in an error: decoded, and cut. */
export const notFound: PageHandler = (request) => notFoundView(request);

/** @param existsInOtherLanguage whether the same address is public in the other language */
export function notFoundView(request: PageRequest, existsInOtherLanguage = false): PageView {
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
