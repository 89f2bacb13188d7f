import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Locale } from '#domain/locale/locale.ts';
import { createRenderContext } from '../RenderContext.tsx';
import { createLinks } from '../routes.ts';
import { createTranslator, type Catalogue } from '../translator.ts';
import { INTERACTIVE_VIEWS, type InteractiveId } from './interactiveViews.ts';
import { InteractiveRoot } from './InteractiveRoot.tsx';
import { readPageData } from './pageData.ts';

/** The messages of each page in each language, as `scripts/messages.ts` writes them. */
const CATALOGUES = import.meta.glob<Catalogue>('../messages/compiled/pages/*.json', { import: 'default' });

/** Hydrates `<main>` with the React tree that the server rendered. */
async function start(): Promise<void> {
  const data = readPageData();
  const main = document.getElementById('main');
  if (data === undefined || main === null) return;
  const [view, catalogue] = await Promise.all([
    INTERACTIVE_VIEWS[data.route](),
    loadCatalogue(data.route, data.locale),
  ]);
  const context = createRenderContext(
    createTranslator(data.locale, catalogue),
    createLinks(data.basePath),
    data.wholeWords,
  );
  hydrateRoot(
    main,
    <InteractiveRoot route={data.route} context={context} view={view as ComponentType<object>} initial={data.props} />,
  );
}

async function loadCatalogue(route: InteractiveId, locale: Locale): Promise<Catalogue> {
  const load = CATALOGUES[`../messages/compiled/pages/${route}.${locale}.json`];
  if (load === undefined) throw new Error(`the build has no messages of ${route}`);
  return await load();
}

void start();
