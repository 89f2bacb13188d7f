import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isLocale, otherLocale, type Locale } from '#domain/locale/locale.ts';
import type { Preferences } from '#domain/preferences.ts';
import { SLOTS } from '#ui/layouts/PageLayoutProps.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { createRenderContext, RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { createLinks } from '#ui/routes.ts';
import { createTranslator } from '#ui/translator.ts';
import { VIEW_STYLESHEET_FILES } from '#ui/viewStylesheets.ts';
import { examples } from './examples.ts';
import { GalleryPage, type GalleryPageProps } from './GalleryPage.tsx';
import { loadComponents, type Components } from './loadComponents.ts';
import { renderIsolated } from './renderIsolated.tsx';

interface GalleryResponse {
  readonly status: number;
  readonly html: string;
}

const PATH = /^(?:\/(?<language>th|en))?\/gallery(?:\/(?<name>[^/]+))?$/;

/**
 * `/gallery` and `/gallery/{component}?props={JSON}`, in English, or in the language that precedes them (`/th/gallery`).
 *
 * @returns undefined for other addresses
 */
export async function renderGallery(address: string, preferences: Preferences): Promise<GalleryResponse | undefined> {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost');
  const { language = 'en', name } = PATH.exec(pathname)?.groups ?? {};
  if (!PATH.test(pathname) || !isLocale(language)) return undefined;
  const context = createRenderContext(createTranslator(language, CATALOGUES[language]), createLinks(''));
  const { status, ...shown } = find(context, await loadComponents(), name, searchParams.get('props') ?? undefined);
  const body = renderToStaticMarkup(
    <RenderContextProvider context={context}>
      <GalleryPage preferences={preferences} {...shown} />
    </RenderContextProvider>,
  );
  const path = pathname.replace(/^\/(th|en)\//, '/');
  return {
    status,
    html: htmlDocument(language, preferences, body)
      .replaceAll(SLOTS.main, '')
      .replaceAll(SLOTS.page, encodeURIComponent(pathname))
      .replaceAll(SLOTS.here, escapeAmpersands(pathname + search))
      .replaceAll(SLOTS.otherLanguage, escapeAmpersands(`/${otherLocale(language)}${path}${search}`)),
  };
}

type Found = Omit<GalleryPageProps, 'preferences'> & { readonly status: number };

function find(
  context: RenderContext,
  components: Components,
  name: string | undefined,
  props: string | undefined,
): Found {
  const all = examples(context);
  if (name === undefined) return { status: 200, examples: all };
  const component = components.get(name);
  if (component === undefined) return { status: 404, examples: all, error: `There is no component ${name}.` };
  const own = all.filter((example) => example.component === name);
  if (props === undefined) return { status: 200, examples: own, one: { name, props: '{}' } };
  try {
    const values: unknown = JSON.parse(props);
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      throw new TypeError('the props must be a JSON object');
    const html = renderIsolated(context, createElement(component, values), { prefix: 'given', labelledBy: ['given'] });
    return { status: 200, examples: own, one: { name, props, html } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 400, examples: own, one: { name, props }, error: `These props cannot be rendered: ${reason}` };
  }
}

const VIEW_SHEETS = VIEW_STYLESHEET_FILES.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');

/** The same attributes and stylesheets as on the website's pages (`PageRenderer`). */
function htmlDocument(locale: Locale, { textSize, contrast }: Preferences, body: string): string {
  return `<!DOCTYPE html><html lang="${locale}" data-text-size="${textSize}" data-contrast="${contrast}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Component gallery</title>
<link rel="stylesheet" href="/src/ui/styles/site.css">${VIEW_SHEETS}<link rel="stylesheet" href="/test/gallery/gallery.css">
<link rel="icon" href="/src/ui/assets/emblem.svg" type="image/svg+xml">
<script type="module" src="/test/gallery/client.ts"></script></head><body>${body}</body></html>`;
}

// URL has percent-encoded quotes and angle brackets already.
function escapeAmpersands(address: string): string {
  return address.replaceAll('&', '&amp;');
}
