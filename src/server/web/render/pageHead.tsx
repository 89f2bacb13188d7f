import type { ReactElement } from 'react';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import type { Assets } from '../../Assets.ts';
import { feedLinks } from '../feeds/feedAddresses.ts';
import { webManifestPath } from '../feeds/webManifest.ts';
import type { PageView } from '../PageResult.ts';
import { pathInLocale } from '../parseAddress.ts';
import { Head } from './Head.tsx';
import type { PageToSend } from './PageToSend.ts';
import { isShownLarge, sharedPicture } from './sharedPicture.ts';
import { structuredData } from './structuredData.ts';

/** The head of a page. Its addresses, feeds and structured data are left out of error pages, which have no place. */
export function pageHead({ request, pageView }: PageToSend, assets: Assets): ReactElement {
  const { site, layout, locale, context, path } = request;
  const isPlace = (pageView.status ?? 200) === 200;
  const address = (language: Locale) =>
    site.publicOrigin + context.links.basePath + pathInLocale(path, language) + queryOf(pageView);
  const other = otherLocale(locale);
  const picture = sharedPicture(pageView, layout.hero.picture);
  const media = (name: string) => site.publicOrigin + context.links.media(name);
  return (
    <Head
      locale={locale}
      title={`${pageView.title} – ${site.name[locale]}`}
      description={pageView.description}
      siteName={site.name[locale]}
      assets={assets}
      basePath={context.links.basePath}
      viewStylesheets={assets.viewStylesheets[pageView.stylesheets ?? pageView.view]}
      viewScripts={assets.viewScripts[pageView.view]}
      {...(isPlace && {
        manifest: webManifestPath(context),
        isIndexed: pageView.isIndexed ?? true,
        openSearch: { title: site.name[locale], href: context.links.openSearch(locale) },
        addresses: {
          canonical: address(locale),
          alternates: {
            [locale]: address(locale),
            ...((pageView.inOtherLanguage ?? true) && { [other]: address(other) }),
          },
          ...(picture && {
            picture: { ...picture, address: media(picture.file), alt: picture.alt || pageView.title },
          }),
          isPictureLarge: picture !== undefined && isShownLarge(picture),
        },
        feeds: feedLinks(pageView, context, site.name[locale]),
        structuredData: structuredData(pageView, {
          site,
          context,
          address: address(locale),
          picture: picture && media(picture.file),
          logo: `${site.publicOrigin}${context.links.basePath}/${assets.icons.large}`,
        }),
      })}
    />
  );
}

function queryOf(pageView: PageView): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(pageView.canonicalQuery ?? {}))
    if (value !== undefined) query.set(key, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
