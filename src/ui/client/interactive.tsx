import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Locale } from '#domain/locale/locale.ts';
import { createRenderContext } from '../RenderContext.tsx';
import { createLinks } from '../routes.ts';
import { createTranslator, type Catalogue } from '../translator.ts';
import { INTERACTIVE_VIEWS } from './interactiveViews.ts';
import { InteractiveRoot } from './InteractiveRoot.tsx';
import { readPageData } from './pageData.ts';

const CATALOGUES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => import('../messages/compiled/en.json').then((module) => module.default as Catalogue),
  th: () => import('../messages/compiled/th.json').then((module) => module.default as Catalogue),
};

/** Hydrates `<main>` with the React tree that the server rendered. */
async function start(): Promise<void> {
  const data = readPageData();
  const main = document.getElementById('main');
  if (data === undefined || main === null) return;
  const [view, catalogue] = await Promise.all([INTERACTIVE_VIEWS[data.route](), CATALOGUES[data.locale]()]);
  const context = createRenderContext(createTranslator(data.locale, catalogue), createLinks(data.basePath));
  hydrateRoot(
    main,
    <InteractiveRoot route={data.route} context={context} view={view as ComponentType<object>} initial={data.props} />,
  );
}

void start();
