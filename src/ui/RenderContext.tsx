import { createContext, use, type ReactNode } from 'react';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import type { LinkTarget } from '#domain/site/site.ts';
import type { Links, Query, RouteId, RouteParams } from './routes.ts';
import type { Translator } from './translator.ts';

/** What every component may ask of its page: its language, its words, its links. */
export interface RenderContext extends Translator {
  readonly otherLocale: Locale;
  readonly links: Links;
  /** A path in the page's language. */
  to<Id extends RouteId>(id: Id, params?: RouteParams<Id>, query?: Query): string;
  /** The address of a layout's link. */
  href(target: LinkTarget): string;
}

const PageContext = createContext<RenderContext | undefined>(undefined);

export function RenderContextProvider({
  page,
  children,
}: {
  readonly page: RenderContext;
  readonly children: ReactNode;
}) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function useRenderContext(): RenderContext {
  const page = use(PageContext);
  if (page === undefined) throw new Error('a component was drawn outside a page');
  return page;
}

export function createRenderContext(words: Translator, links: Links): RenderContext {
  const to: RenderContext['to'] = (id, params, query) => links.to(words.locale, id, params, query);
  return {
    ...words,
    otherLocale: otherLocale(words.locale),
    links,
    to,
    href: (target) => {
      switch (target.to) {
        case 'route':
          return links.toAny(words.locale, target.route, target.query);
        case 'page':
          return target.parent === undefined
            ? to('page', { urlname: target.urlName })
            : to('pageDetail', { urlname: target.parent, id: target.urlName });
        case 'policy':
          return to('policy', { name: target.name });
        case 'address':
          return target.address;
      }
    },
  };
}
