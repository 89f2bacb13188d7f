import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';

interface Isolation {
  /** Precedes every id in the markup. */
  readonly prefix: string;
  /** Ids of the elements that name this example. */
  readonly labelledBy: readonly string[];
}

const REFERENCES = /(?<=\s)(id|for|headers|aria-labelledby|aria-describedby|popovertarget)="([^"]*)"/gi;
const NAMED_LANDMARK = /(<(?:nav|form)\b[^>]*\baria-label="[^"]*)"/g;

/**
 * Renders a component so that it can be repeated on one page: ids and the names of landmarks become unique, and a page
 * title ranks below the gallery's own.
 */
export function renderIsolated(context: RenderContext, shows: ReactNode, { prefix, labelledBy }: Isolation): string {
  const html = renderToStaticMarkup(<RenderContextProvider context={context}>{shows}</RenderContextProvider>);
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
  return html
    .replaceAll(REFERENCES, (_, attribute: string, value: string) => {
      const references = value.split(' ').map((id) => `${prefix}-${id}`);
      return `${attribute}="${[...references, ...(attribute === 'aria-labelledby' ? labelledBy : [])].join(' ')}"`;
    })
    .replaceAll(NAMED_LANDMARK, (_, start: string) => `${start} (${prefix})"`)
    .replaceAll(/(?<=\s)href="#([^"]*)"/g, (link, id: string) => (ids.has(id) ? `href="#${prefix}-${id}"` : link))
    .replaceAll('<h1', '<h1 headingoffset="1"');
}
