import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import { problemMessages } from '#ui/messages/problems.ts';
import { BilingualNotice } from '#ui/pages/BilingualNotice.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../Assets.ts';
import { Head } from './render/Head.tsx';
import { DOCUMENT_END, documentStart } from './render/htmlDocument.ts';

/** The page for a request that is refused because of too much work in flight; rendered once, so that it costs nothing. */
export function busyPage(assets: Assets, contexts: Readonly<Record<Locale, RenderContext>>): Buffer {
  const context = contexts[LOCALES[0]];
  const head = (
    <Head
      locale={context.locale}
      title={context.t(problemMessages.busyHeading)}
      description={undefined}
      siteName=""
      assets={assets}
      basePath={context.links.basePath}
    />
  );
  const body = (
    <RenderContextProvider context={context}>
      <BilingualNotice
        languages={LOCALES.map((language) => contexts[language])}
        heading={problemMessages.busyHeading}
        text={problemMessages.busyText}
      />
    </RenderContextProvider>
  );
  const start = documentStart(head, { context, preferences: DEFAULT_PREFERENCES, buildId: assets.buildId });
  return Buffer.from(start + renderToStaticMarkup(body) + DOCUMENT_END);
}
