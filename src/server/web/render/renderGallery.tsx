import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Contrast } from '#domain/preferences.ts';
import type { SampleSource } from '#ui/gallery/samples.ts';
import type { Example } from '#ui/gallery/Example.ts';
import { examples } from '#ui/gallery/examples.ts';
import { SLOTS } from '#ui/layouts/PageLayoutProps.ts';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import type { RenderedComponent } from '#ui/pages/props.ts';
import { escapeHtml } from './escapeHtml.ts';

const THEMES: readonly Contrast[] = ['light', 'dark', 'high'];

/** Draws all components as the page is coloured; or one, in the colours of every theme. None when nothing is so named. */
export function renderGallery(source: SampleSource, only: string | undefined): readonly RenderedComponent[] {
  const all = examples(source);
  if (only === undefined) return all.map((specimen) => drawStates(source.page, specimen, [undefined]));
  return all.filter(({ component }) => component === only).map((specimen) => drawStates(source.page, specimen, THEMES));
}

function drawStates(
  context: RenderContext,
  { component, inColumn = false, states }: Example,
  themes: readonly (Contrast | undefined)[],
): RenderedComponent {
  return {
    name: component,
    inColumn,
    states: states.map(({ name, shows, onBand = false }, index) => {
      const id = `${component}-${index + 1}`;
      return {
        id,
        name,
        onBand,
        drawings: themes.map((theme) => {
          if (theme === undefined)
            return { html: draw(context, shows, { id, named: [component, name], namedBy: [component, id] }) };
          const own = `${id}-${theme}`;
          const names = { named: [component, name, theme], namedBy: [component, id, own] };
          return { theme, html: draw(context, shows, { id: own, ...names }) };
        }),
      };
    }),
  };
}

interface Place {
  /** Before every id of the drawing. */
  readonly id: string;
  readonly named: readonly string[];
  /** The ids of the elements that say so. */
  readonly namedBy: readonly string[];
}

const REFERENCES = /(?<=\s)(id|for|aria-labelledby|aria-describedby|popovertarget)="([^"]*)"/gi;
const NAMED_NAVIGATION = /(<nav\b[^>]*\baria-label="[^"]*)"/g;

/**
 * Draws a component as it would stand on a page of its own, beside many others: what may be on a page but once, ids
 * and the names of landmarks, becomes its own; what is the title of a page stands below the gallery's.
 */
function draw(context: RenderContext, shows: ReactNode, { id: place, named, namedBy }: Place): string {
  const html = renderToStaticMarkup(<RenderContextProvider page={context}>{shows}</RenderContextProvider>);
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
  return html
    .replaceAll(SLOTS.here, context.to('gallery'))
    .replaceAll(SLOTS.otherLanguage, context.links.to(context.otherLocale, 'gallery'))
    .replaceAll(REFERENCES, (_, attribute: string, value: string) => {
      const references = value.split(' ').map((id) => `${place}-${id}`);
      return `${attribute}="${[...references, ...(attribute === 'aria-labelledby' ? namedBy : [])].join(' ')}"`;
    })
    .replaceAll(NAMED_NAVIGATION, (_, start: string) => `${start} (${escapeHtml(named.join(', '))})"`)
    .replaceAll(/(?<=\s)href="#([^"]*)"/g, (link, id: string) => (ids.has(id) ? `href="#${place}-${id}"` : link))
    .replaceAll('<h1', '<h1 headingoffset="1"');
}
