import type { SiteDetails } from '#domain/site/site.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';

/** The emblem's colour, for the browser's or phone's controls around the site. */
export const THEME_COLOUR = '#0f5c73';

/** The web application manifest (W3C): name and icons of the site on the home screen of a phone. */
export function webManifest(site: SiteDetails, context: RenderContext, assets: Assets): object {
  const { basePath } = context.links;
  const icon = (file: string, sizes: string, type: string, purpose = 'any') => ({
    src: `${basePath}/${file}`,
    sizes,
    type,
    purpose,
  });
  const { icons, emblem } = assets;
  return {
    id: `${basePath}/`,
    lang: context.locale,
    dir: 'ltr',
    name: site.name[context.locale],
    short_name: site.shortName[context.locale],
    start_url: context.to('home'),
    scope: `${basePath}/`,
    display: 'minimal-ui',
    theme_color: THEME_COLOUR,
    background_color: '#ffffff',
    icons: [
      icon(icons.small, '192x192', 'image/png'),
      icon(icons.large, '512x512', 'image/png'),
      icon(icons.maskable, '512x512', 'image/png', 'maskable'),
      icon(emblem, 'any', 'image/svg+xml'),
    ],
  };
}

export function webManifestPath({ links, locale }: RenderContext): string {
  return `${links.basePath}/${locale}/manifest.webmanifest`;
}
