import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { LinkTarget, MenuEntry } from '#domain/site/site.ts';
import type { ContentPagePlace } from './PageLayoutProps.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RouteId } from '../routes.ts';
import { SearchForm } from '../components/search/SearchForm.tsx';
import { Icon } from '../components/text/Icon.tsx';

interface MainMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly route: RouteId;
  readonly contentPage?: ContentPagePlace | undefined;
}

/** A page of an item marks the entry of its list. A page of content that is not in the menu marks that of its parent. */
const SECTION: Partial<Record<RouteId, RouteId>> = {
  news: 'newsList',
  document: 'documents',
  album: 'albums',
  video: 'videos',
  infographic: 'infographics',
  magazine: 'magazines',
  faqAnswer: 'faq',
  event: 'events',
  professional: 'professionals',
  agency: 'agencies',
  oitYear: 'oit',
  oitItem: 'oit',
  reservoir: 'reservoirs',
};

/**
 * One menu for all widths. On phones it is a popover, which opens and closes without scripts; on wide screens the
 * stylesheet shows it as a row. Children are in native disclosures, of which one is open at a time.
 */
export function MainMenu({ entries, route, contentPage }: MainMenuProps) {
  const context = useRenderContext();
  const targets = entries.flatMap((entry) => [entry, ...entry.children]).map(({ target }) => target);
  const isListed = targets.some((target) => target.to === 'page' && target.urlName === contentPage?.slug);
  const current = (target: LinkTarget): 'page' | 'true' | undefined => {
    if (target.to === 'page' && contentPage !== undefined) {
      if (target.urlName === contentPage.slug) return 'page';
      return !isListed && target.urlName === contentPage.parent ? 'true' : undefined;
    }
    if (target.to !== 'route' || target.query !== undefined) return undefined;
    if (target.route === route) return 'page';
    return target.route === SECTION[route] ? 'true' : undefined;
  };
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="main-menu">
        <Icon icon={Menu} />
        {context.t(pageLayoutMessages.menu)}
      </button>
      <nav id="main-menu" className="main-menu" popover="auto" aria-label={context.t(pageLayoutMessages.mainMenu)}>
        <button type="button" className="main-menu-close" popoverTarget="main-menu" popoverTargetAction="hide">
          <Icon icon={X} />
          {context.t(pageLayoutMessages.closeMenu)}
        </button>
        <SearchForm place="menu" />
        <ul className="main-menu-list">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.children.length === 0 ? (
                <a className="main-menu-entry" href={context.href(entry.target)} aria-current={current(entry.target)}>
                  {entry.label}
                </a>
              ) : (
                <details className="main-menu-group" name="main-menu">
                  <summary
                    className="main-menu-entry"
                    data-current={[entry, ...entry.children].some(({ target }) => current(target)) || undefined}
                  >
                    {entry.label}
                    <Icon icon={ChevronDown} />
                  </summary>
                  <ul className="main-menu-panel">
                    {!entry.children.some((child) => context.href(child.target) === context.href(entry.target)) && (
                      <li>
                        <a href={context.href(entry.target)} aria-current={current(entry.target)}>
                          {context.t(pageLayoutMessages.overview, { label: entry.label })}
                        </a>
                      </li>
                    )}
                    {entry.children.map((child) => (
                      <li key={child.label}>
                        <a href={context.href(child.target)} aria-current={current(child.target)}>
                          {child.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
