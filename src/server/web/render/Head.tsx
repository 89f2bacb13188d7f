import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Assets } from '../../Assets.ts';
import type { FeedLink } from '../feeds/feedAddresses.ts';
import { THEME_COLOUR } from '../feeds/webManifest.ts';
import { scriptJson } from './scriptJson.ts';

export interface HeadProps {
  readonly locale: Locale;
  /** With the site's name. */
  readonly title: string;
  readonly description: string | undefined;
  readonly siteName: string;
  readonly assets: Assets;
  readonly basePath: string;
  /** Absolute addresses; absent on pages without an address of their own (errors). */
  readonly addresses?: {
    readonly canonical: string;
    readonly alternates: Readonly<Partial<Record<Locale, string>>>;
    readonly picture?: {
      readonly address: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    };
    /** Whether networks show the picture large. */
    readonly isPictureLarge: boolean;
  };
  /** Whether search engines may list the page; true when absent. */
  readonly isIndexed?: boolean;
  /** The stylesheets that only the page's view has. */
  readonly viewStylesheets?: readonly string[] | undefined;
  /** The scripts that only the page's view has. */
  readonly viewScripts?: readonly string[] | undefined;
  /** The description of the site's search for browsers. */
  readonly openSearch?: { readonly title: string; readonly href: string };
  /** Feeds of what the page shows. */
  readonly feeds?: readonly FeedLink[];
  /** Path. */
  readonly manifest?: string;
  /** JSON-LD. */
  readonly structuredData?: object | undefined;
}

const OPEN_GRAPH_LOCALE: Readonly<Record<Locale, string>> = { th: 'th_TH', en: 'en_US' };

/** The content of `<head>`, with the addresses in both languages for search engines; English is the default (spec §2). */
export function Head(props: HeadProps) {
  const { locale, title, description, siteName, assets, basePath, addresses } = props;
  const { feeds = [], manifest, openSearch, structuredData, viewStylesheets = [], viewScripts = [] } = props;
  const { isIndexed = addresses !== undefined } = props;
  const file = (name: string) => `${basePath}/${name}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {assets.fonts[locale].map((font) => (
        <link key={font} rel="preload" href={file(font)} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {[...assets.stylesheets, ...viewStylesheets].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={file(sheet)} />
      ))}
      <script type="module" src={file(assets.enhance)} data-suggestions={file(assets.suggestions)} />
      {viewScripts.map((script) => (
        <script key={script} type="module" src={file(script)} />
      ))}
      <link rel="icon" href={file(assets.emblem)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={file(assets.icons.appleTouch)} />
      {manifest !== undefined && <link rel="manifest" href={manifest} />}
      <meta name="theme-color" content={THEME_COLOUR} />
      <meta name="color-scheme" content="light dark" />
      {description !== undefined && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {addresses !== undefined && (
        <>
          <link rel="canonical" href={addresses.canonical} />
          {LOCALES.map((language) => {
            const address = addresses.alternates[language];
            return address && <link key={language} rel="alternate" hrefLang={language} href={address} />;
          })}
          {addresses.alternates.en && <link rel="alternate" hrefLang="x-default" href={addresses.alternates.en} />}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={addresses.canonical} />
          <meta property="og:locale" content={OPEN_GRAPH_LOCALE[locale]} />
          {description !== undefined && <meta property="og:description" content={description} />}
          {addresses.picture !== undefined && (
            <>
              <meta property="og:image" content={addresses.picture.address} />
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content={String(addresses.picture.width)} />
              <meta property="og:image:height" content={String(addresses.picture.height)} />
              <meta property="og:image:alt" content={addresses.picture.alt} />
            </>
          )}
          <meta name="twitter:card" content={addresses.isPictureLarge ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {openSearch && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={openSearch.title}
          href={openSearch.href}
        />
      )}
      {feeds.map((feed) => (
        <link
          key={feed.href}
          rel="alternate"
          type={feed.type ?? 'application/atom+xml'}
          title={feed.title}
          href={feed.href}
        />
      ))}
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />
      )}
    </>
  );
}
