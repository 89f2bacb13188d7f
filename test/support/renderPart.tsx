import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { createRenderContext, RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { createLinks } from '#ui/routes.ts';
import { createTranslator } from '#ui/translator.ts';

export const CONTEXTS: Readonly<Record<Locale, RenderContext>> = {
  th: createRenderContext(createTranslator('th', CATALOGUES.th), createLinks('')),
  en: createRenderContext(createTranslator('en', CATALOGUES.en), createLinks('')),
};

/** The HTML of a part of a page in one language, and with a lexicon of its site. */
export function renderPart(locale: Locale, part: ReactNode, wholeWords: readonly string[] = []): string {
  const context = { ...CONTEXTS[locale], wholeWords };
  return renderToStaticMarkup(<RenderContextProvider context={context}>{part}</RenderContextProvider>);
}

/** The visible text, without elements, with single spaces, and with plain ones in sizes of files. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<span class="nb">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\u00a0(?=[kM]B)/g, ' ')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
}
