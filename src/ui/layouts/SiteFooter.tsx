import type { MenuGroup, SiteDetails } from '#domain/site/site.ts';
import { Emblem } from '../components/site/Emblem.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';

interface SiteFooterProps {
  readonly site: SiteDetails;
  readonly groups: readonly MenuGroup[];
}

export function SiteFooter({ site, groups }: SiteFooterProps) {
  const page = useRenderContext();
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <div className="site-footer-contact">
          <Emblem />
          <h2 className="site-footer-name">{site.name[page.locale]}</h2>
          <address>
            <p>{site.contact.address[page.locale]}</p>
            <p>
              {page.t(pageLayoutMessages.phone)} <PhoneLink number={site.contact.phone} />
            </p>
            <p>
              {page.t(pageLayoutMessages.email)} <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </p>
            <p className="site-footer-hotline">
              <a href={`tel:${site.hotline.number}`}>
                {page.t(pageLayoutMessages.hotline, {
                  number: site.hotline.number,
                  extension: site.hotline.extension,
                })}
              </a>
            </p>
          </address>
        </div>
        <nav className="site-footer-menu" aria-label={page.t(pageLayoutMessages.footerMenu)}>
          {groups.map((group) => (
            <div key={group.label}>
              <h2 className="site-footer-heading">{group.label}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <a href={page.href(link.target)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="container site-footer-end">
        <span>
          {page.t(pageLayoutMessages.cookies)}{' '}
          <a href={page.to('policy', { name: 'cookie' })}>{page.t(pageLayoutMessages.cookiePolicy)}</a>
        </span>
        <span className="site-footer-ways">
          <a href={page.to('siteMap')}>{page.t(titles.siteMap)}</a>
          <a href="#top">{page.t(pageLayoutMessages.backToTop)}</a>
        </span>
      </p>
    </footer>
  );
}
