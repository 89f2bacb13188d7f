import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';
import type { ViewId } from '#ui/pages/props.ts';
import { VIEW_SCRIPTS } from '#ui/viewScripts.ts';
import { VIEW_STYLESHEETS, type StylesheetGroup } from '#ui/viewStylesheets.ts';

/** Paths of the built files that pages load, below the base path, and the id of the build. */
export interface Assets {
  readonly buildId: string;
  readonly stylesheets: readonly string[];
  /** Script of every page. */
  readonly enhance: string;
  /** Script of interactive pages. */
  readonly interactive: string;
  /** Script of a search field in which somebody types. */
  readonly suggestions: string;
  /** The stylesheets of the views that need more than `stylesheets`. */
  readonly viewStylesheets: Readonly<Partial<Record<StylesheetGroup, readonly string[]>>>;
  /** The scripts of the views that need more than `enhance`. */
  readonly viewScripts: Readonly<Partial<Record<ViewId, readonly string[]>>>;
  /** Viewer of the API description. */
  readonly apiDocs: { readonly module: string; readonly stylesheets: readonly string[] };
  /** Fonts to preload, by the language of the page. */
  readonly fonts: Readonly<Record<Locale, readonly string[]>>;
  readonly emblem: string;
  readonly icons: Icons;
}

/** The emblem as bitmaps, for programs that do not read SVG. */
export interface Icons {
  /** 16, 32 and 48 pixels. */
  readonly favicon: string;
  /** 180 pixels, without transparency. */
  readonly appleTouch: string;
  /** 192 pixels. */
  readonly small: string;
  /** 512 pixels. */
  readonly large: string;
  /** 512 pixels, with a margin, because phones cut it to any shape. */
  readonly maskable: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Reads the output of the client build. Throws when there is none. */
export function readAssets(clientFolder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (found === undefined) throw new Error(`the client build has no ${source}`);
    return found;
  };
  const file = (source: string): string => chunk(source).file;
  const ofViews = (sources: Readonly<Partial<Record<ViewId, readonly string[]>>>) =>
    Object.fromEntries(Object.entries(sources).map(([view, ofView]) => [view, ofView.map(file)]));
  const apiDocs = chunk('src/ui/client/apiDocs.ts');
  const font = (subset: string, weight: number) =>
    file(`node_modules/@fontsource/sarabun/files/sarabun-${subset}-${String(weight)}-normal.woff2`);
  const json = (name: string): unknown => JSON.parse(readFileSync(join(clientFolder, name), 'utf8'));
  return {
    buildId: (json('build.json') as { buildId: string }).buildId,
    stylesheets: [file('src/ui/styles/site.css')],
    enhance: file('src/ui/client/enhance.ts'),
    interactive: file('src/ui/client/interactive.tsx'),
    suggestions: file('src/ui/client/suggestions.ts'),
    viewStylesheets: ofViews(VIEW_STYLESHEETS),
    viewScripts: ofViews(VIEW_SCRIPTS),
    apiDocs: { module: apiDocs.file, stylesheets: apiDocs.css ?? [] },
    fonts: { th: [font('thai', 400), font('thai', 700)], en: [font('latin', 400), font('latin', 700)] },
    emblem: file('src/ui/assets/emblem.svg'),
    icons: json('icons.json') as Icons,
  };
}
