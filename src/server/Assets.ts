import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';

/** Addresses of the built files that pages ask for, below the base path, and the build they belong to. */
export interface Assets {
  readonly buildId: string;
  readonly stylesheets: readonly string[];
  /** The module of every page. */
  readonly enhance: string;
  /** The module of interactive pages. */
  readonly interactive: string;
  /** Font files to preload, by the page's language. */
  readonly fonts: Readonly<Record<Locale, readonly string[]>>;
  readonly emblem: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Reads what the client build left. Throws when it is not there. */
export function readAssets(clientFolder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const file = (source: string): string => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the client build has no ${source}`);
    return chunk.file;
  };
  const font = (subset: string, weight: number) =>
    file(`node_modules/@fontsource/sarabun/files/sarabun-${subset}-${String(weight)}-normal.woff2`);
  return {
    buildId: (JSON.parse(readFileSync(join(clientFolder, 'build.json'), 'utf8')) as { buildId: string }).buildId,
    stylesheets: [file('src/ui/styles/site.css')],
    enhance: file('src/ui/client/enhance.ts'),
    interactive: file('src/ui/client/interactive.tsx'),
    fonts: { th: [font('thai', 400), font('thai', 700)], en: [font('latin', 400), font('latin', 700)] },
    emblem: file('src/ui/assets/emblem.svg'),
  };
}
