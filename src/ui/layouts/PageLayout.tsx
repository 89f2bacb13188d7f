import { AlertBanner } from './AlertBanner.tsx';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { SLOTS, type PageLayoutProps } from './PageLayoutProps.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { UtilityBar } from './UtilityBar.tsx';

/** The content of `<body>` around a page's `<main>`. */
export function PageLayout(props: PageLayoutProps) {
  const { layout, site, siteLayout, preferences, alert, route, contentPage, hasOtherLanguage, hasMembers } = props;
  const context = useRenderContext();
  const notice = site.notice?.[context.locale];
  return (
    <>
      <a className="skip-link" href="#main">
        {context.t(pageLayoutMessages.skipLink)}
      </a>
      <header id="top">
        <UtilityBar
          hotline={site.hotline}
          preferences={preferences}
          hasOtherLanguage={hasOtherLanguage}
          hasMembers={hasMembers}
          route={route}
        />
        <SiteHeader site={site} menu={siteLayout.menu} route={route} contentPage={contentPage} />
        <p className="print-line">
          <span>
            {site.publicOrigin}
            {SLOTS.here}
          </span>
          <span data-enhance="print-date" />
        </p>
        {notice !== undefined && (
          <p className="site-notice">
            <span className="container">
              <strong className="site-notice-badge">{context.t(pageLayoutMessages.sampleNotice)}</strong> {notice}
            </span>
          </p>
        )}
      </header>
      {alert && <AlertBanner alert={alert} site={site} isNewsOfAlert={props.isNewsOfAlert ?? false} />}
      <main id="main" tabIndex={-1} className="main" data-layout={layout}>
        {SLOTS.main}
      </main>
      <SiteFooter site={site} layout={siteLayout} />
    </>
  );
}
