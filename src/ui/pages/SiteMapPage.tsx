import type { MenuEntry } from '#domain/site/site.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { calendarMessages } from '../messages/calendar.ts';
import { contactMessages } from '../messages/contact.ts';
import { listLabels } from '../messages/lists.ts';
import { oitMessages } from '../messages/oit.ts';
import { reportMessages } from '../messages/report.ts';
import { searchMessages } from '../messages/search.ts';
import { siteMapMessages } from '../messages/siteMap.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SiteMapPageProps } from './props.ts';
import { nested, placesBelow, type Part, type Place } from './siteMapPlaces.ts';

const WATER = ['reservoirs', 'waterUse'] as const;
const PUBLISHED = ['newsList', 'documents', 'albums', 'videos', 'infographics', 'magazines', 'events'] as const;
const DEPARTMENT = ['agencies', 'professionals', 'faq'] as const;

/** Outside the menu, a part with fewer places is no part of its own. */
const MIN_PLACES = 3;

/**
 * Every part of the site once: the groups of the menu, then what the menu does not contain. Single places, and those of
 * parts that are too small, come last, together. Below a place are its categories, years, regions or crops.
 */
export function SiteMapPage({ menu, pages, policies, lists, water }: SiteMapPageProps) {
  const context = useRenderContext();
  const inMenu = new Set(menu.flatMap((entry) => [entry, ...entry.children]).map(({ target }) => context.href(target)));
  const itemPlaces = (items: typeof pages) =>
    items.map((item): Place => ({ href: itemLink(context, item), label: item.title }));
  const placeOf = ({ target, label }: Pick<MenuEntry, 'target' | 'label'>): Place => ({
    href: context.href(target),
    label,
  });
  const groups = menu.filter(({ children }) => children.length > 0);
  const menuParts = groups.map((entry): Part => {
    const below = entry.children.map(placeOf);
    const own = placeOf(entry);
    return { title: entry.label, places: below.some(({ href }) => href === own.href) ? below : [own, ...below] };
  });
  const parts: readonly Part[] = [
    {
      title: context.t(siteMapMessages.water),
      places: WATER.map((route) => ({ href: context.to(route), label: context.t(titles[route]) })),
    },
    {
      title: context.t(siteMapMessages.published),
      places: [
        { href: context.to('search'), label: context.t(searchMessages.title) },
        ...PUBLISHED.map((route) => ({ href: context.to(route), label: context.t(listLabels[route].title) })),
        { href: context.to('calendar'), label: context.t(calendarMessages.title) },
        { href: context.to('oit'), label: context.t(oitMessages.title) },
      ],
    },
    {
      title: context.t(siteMapMessages.department),
      places: [
        ...DEPARTMENT.map((route) => ({ href: context.to(route), label: context.t(listLabels[route].title) })),
        { href: context.to('contact'), label: context.t(contactMessages.title) },
        { href: context.to('reportBrokenFile'), label: context.t(reportMessages.title) },
      ],
    },
    { title: context.t(siteMapMessages.pages), places: itemPlaces(pages) },
    { title: context.t(siteMapMessages.policies), places: itemPlaces(policies) },
  ].map(({ title, places }) => ({
    title,
    places: places.filter(({ href }) => href !== undefined && !inMenu.has(href)),
  }));
  const large = parts.filter(({ places }) => places.length >= MIN_PLACES);
  const small = parts.filter((part) => !large.includes(part));
  const single = menu.filter((entry) => !groups.includes(entry)).map(placeOf);
  const rest: Part = {
    title: context.t(siteMapMessages.website),
    places: [...single, ...small.flatMap(({ places }) => places)],
  };
  const shown = [...menuParts, ...large, rest].filter(({ places }) => places.length > 0);
  const below = placesBelow(context, { lists, ...(water && { water }) });
  return (
    <div className="container list-page">
      <Breadcrumbs current={context.t(titles.siteMap)} />
      <header className="page-top">
        <h1>{context.t(titles.siteMap)}</h1>
      </header>
      <div className="site-map">
        {shown.map((part) => (
          <SiteMapPart key={part.title} {...nested(part, below, hrefsOf(shown.filter((other) => other !== part)))} />
        ))}
      </div>
    </div>
  );
}

function hrefsOf(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ places }) => places.flatMap(({ href }) => href ?? [])));
}

function SiteMapPart({ title, places }: Part) {
  return (
    <section>
      <h2 className="site-map-title">{title}</h2>
      <ul className="site-map-links">
        {places.map(({ href, label, below = [] }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {below.length > 0 && (
              <ul className="site-map-below">
                {below.map((place) => (
                  <li key={place.href}>
                    <a href={place.href}>{place.label}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
