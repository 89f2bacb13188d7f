import type { MenuGroup, SiteDetails } from '#domain/site/site.ts';
import { Emblem } from '../components/Emblem.tsx';
import { frameMessages } from '../messages/frame.ts';
import { usePage } from '../PageContext.tsx';

interface SiteFooterProps {
  readonly site: SiteDetails;
  readonly groups: readonly MenuGroup[];
}

export function SiteFooter({ site, groups }: SiteFooterProps) {
  const page = usePage();
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <div className="site-footer-contact">
          <Emblem />
          <h2 className="site-footer-name">{site.name[page.locale]}</h2>
          <address>
            <p>{site.contact.address[page.locale]}</p>
            <p>
              {page.say(frameMessages.phone)} <a href={telephone(site.contact.phone)}>{site.contact.phone}</a>
            </p>
            <p>
              {page.say(frameMessages.email)} <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </p>
            <p className="site-footer-hotline">
              <a href={`tel:${site.hotline.number}`}>
                {page.say(frameMessages.hotline, {
                  number: site.hotline.number,
                  extension: site.hotline.extension,
                })}
              </a>
            </p>
          </address>
        </div>
        <nav className="site-footer-menu" aria-label={page.say(frameMessages.footerMenu)}>
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
        <a href="#top">{page.say(frameMessages.backToTop)}</a>
      </p>
    </footer>
  );
}

/** `0 2241 0020` is dialled as `022410020`. */
function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
