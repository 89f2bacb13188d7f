import { hasPolicy } from '#domain/content/policy.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { Emblem } from '../components/site/Emblem.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { reportMessages } from '../messages/report.ts';
import { searchMessages } from '../messages/search.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { CONTACT_ID } from '../contactId.ts';
import { SLOTS } from './PageLayoutProps.ts';

interface SiteFooterProps {
  readonly site: SiteDetails;
  readonly layout: Pick<SiteLayout, 'footer' | 'policies'>;
}

export function SiteFooter({ site, layout: { footer, policies } }: SiteFooterProps) {
  const context = useRenderContext();
  const { phone, email } = site.contact;
  const address = site.contact.address[context.locale];
  const hasCookiePolicy = hasPolicy(policies, 'cookie');
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <div className="site-footer-contact" id={CONTACT_ID}>
          <Emblem />
          <h2 className="site-footer-name">
            <Unbroken text={site.name[context.locale]} />
          </h2>
          <address>
            {address !== '' && (
              <p>
                <Unbroken text={address} />
              </p>
            )}
            {phone !== '' && (
              <p>
                {context.t(pageLayoutMessages.phone)} <PhoneLink number={phone} />
              </p>
            )}
            {email !== '' && (
              <p>
                {context.t(pageLayoutMessages.email)} <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
            <p className="site-footer-hotline">
              <a href={`tel:${site.hotline.number}`}>{hotlineText(site.hotline, context)}</a>
            </p>
          </address>
        </div>
        <nav className="site-footer-menu" aria-label={context.t(pageLayoutMessages.footerMenu)}>
          {footer.map((group) => (
            <div key={group.label}>
              <h2 className="site-footer-heading">{group.label}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <a href={context.href(link.target)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="container site-footer-end">
        <span>
          {context.t(pageLayoutMessages.cookies)}{' '}
          {hasCookiePolicy && (
            <a href={context.to('policy', { name: 'cookie' })}>{context.t(pageLayoutMessages.cookiePolicy)}</a>
          )}
        </span>
        <span className="site-footer-links">
          <a href={`${context.to('reportBrokenFile')}?page=${SLOTS.page}`} rel="nofollow">
            {context.t(reportMessages.title)}
          </a>
          <a href={context.to('search')}>{context.t(searchMessages.title)}</a>
          <a href={context.to('siteMap')}>{context.t(titles.siteMap)}</a>
          <a href="#top">{context.t(pageLayoutMessages.backToTop)}</a>
        </span>
      </p>
    </footer>
  );
}
