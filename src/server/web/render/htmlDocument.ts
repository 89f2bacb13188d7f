import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Preferences } from '#domain/preferences.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { RouteId } from '#ui/routes.ts';

interface DocumentOptions {
  readonly context: RenderContext;
  readonly preferences: Preferences;
  readonly buildId: string;
  /** Absent on error pages. */
  readonly route?: RouteId;
}

/** The start of every HTML page, up to `<body>`. Stylesheets and scripts read the attributes. */
export function documentStart(head: ReactElement, { context, preferences, buildId, route }: DocumentOptions): string {
  const attributes = [
    `lang="${context.locale}"`,
    ...(route === undefined ? [] : [`data-route="${route}"`]),
    `data-text-size="${preferences.textSize}"`,
    `data-contrast="${preferences.contrast}"`,
    `data-build="${buildId}"`,
    `data-base="${context.links.basePath}"`,
  ].join(' ');
  return `<!DOCTYPE html><html ${attributes}><head>${renderToStaticMarkup(head)}</head><body>`;
}

export const DOCUMENT_END = '</body></html>';
