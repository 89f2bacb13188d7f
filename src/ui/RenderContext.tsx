import { createContext, use, type ReactNode } from 'react';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import type { LinkTarget } from '#domain/site/site.ts';
import type { Links, Query, RouteId, RouteParams } from './routes.ts';
import type { Translator } from './translator.ts';

/** What every component gets from its page: language, translations and links. */
export interface RenderContext extends Translator {
  readonly otherLocale: Locale;
  /** Words within which no line breaks. */
  readonly wholeWords: readonly string[];
  readonly links: Links;
  /** A path in the page's language. */
  to<Id extends RouteId>(id: Id, params?: RouteParams<Id>, query?: Query): string;
  /** The address of a link of the site's layout. */
  href(target: LinkTarget): string;
}

const ReactContext = createContext<RenderContext | undefined>(undefined);

export function RenderContextProvider({
  context,
  children,
}: {
  readonly context: RenderContext;
  readonly children: ReactNode;
}) {
  return <ReactContext value={context}>{children}</ReactContext>;
}

export function useRenderContext(): RenderContext {
  const context = use(ReactContext);
  if (context === undefined) throw new Error('a component was rendered outside a RenderContextProvider');
  return context;
}

/** @param wholeWords of the site's lexicon, in the language of the page */
export function createRenderContext(
  translator: Translator,
  links: Links,
  wholeWords: readonly string[] = [],
): RenderContext {
  const to: RenderContext['to'] = (id, params, query) => links.to(translator.locale, id, params, query);
  return {
    ...translator,
    otherLocale: otherLocale(translator.locale),
    wholeWords,
    links,
    to,
    href: (target) => {
      switch (target.to) {
        case 'route':
          return links.toAny(translator.locale, target.route, target.query);
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
