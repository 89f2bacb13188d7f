import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { Emblem } from '../components/site/Emblem.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { ContentPagePlace } from './PageLayoutProps.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RouteId } from '../routes.ts';

interface SiteHeaderProps {
  readonly site: SiteDetails;
  readonly menu: SiteLayout['menu'];
  readonly route: RouteId;
  readonly contentPage?: ContentPagePlace | undefined;
}

/** As many letters as two lines of a phone's header have; marks above and below letters take no room. */
const LONGEST_NAME = 30;

/** Name and menu of the site. Phones show the short name of a site whose name needs more than two lines. */
export function SiteHeader({ site, menu, route, contentPage }: SiteHeaderProps) {
  const context = useRenderContext();
  return (
    <div className="site-header">
      <div className="container site-header-row">
        <a className="site-name" href={context.to('home')}>
          <Emblem />
          <span className="site-name-text">
            <span className="site-name-own">
              <Unbroken text={site.name[context.locale]} />
            </span>
            {isLong(site.name[context.locale]) && (
              <span className="site-name-short">
                <Unbroken text={site.shortName[context.locale]} />
              </span>
            )}
            <span className="site-name-other" lang={context.otherLocale}>
              {site.name[context.otherLocale]}
            </span>
            <span className="visually-hidden">{context.t(pageLayoutMessages.siteHome)}</span>
          </span>
        </a>
        {/* The intro page is a greeting with one link. */}
        {route !== 'intro' && <MainMenu entries={menu} route={route} contentPage={contentPage} />}
      </div>
    </div>
  );
}

function isLong(name: string): boolean {
  return name.replace(/\p{M}/gu, '').length > LONGEST_NAME;
}
