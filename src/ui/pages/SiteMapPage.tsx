import type { MenuEntry } from '#domain/site/site.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { itemLink } from '../components/item/itemLink.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import type { routeTitles } from '../messages/routeTitles.ts';
import { siteMapMessages } from '../messages/siteMap.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { SiteMapPageProps } from './props.ts';
import { nested, placeOfRoute, placesBelow, type Part, type Place } from './siteMapPlaces.ts';

const WATER = ['reservoirs', 'waterUse'] as const;
// prettier-ignore
const PUBLISHED = [
  'search', 'newsList', 'documents', 'albums', 'videos', 'infographics', 'magazines', 'events', 'calendar', 'oit',
] as const;
const COMPLAINTS = ['fileComplaint', 'trackComplaint'] as const;
const TIPS = ['reportElectionCorruption', 'reportMisconduct'] as const;
const DEPARTMENT = ['agencies', 'professionals', 'faq', 'contact', 'reportBrokenFile'] as const;
const MEMBERS = ['login', 'register', 'forgotPassword'] as const;

/** Outside the menu, a part with fewer places is no part of its own. */
const MIN_PLACES = 3;

/**
 * Every part of the site once: the groups of the menu, then what the menu does not contain. Single places, and those of
 * parts that are too small, come last, together. Below a place are its categories, years, regions or crops. A place that
 * the menu or the footer links to has the same name here.
 */
export function SiteMapPage({ menu, footer, has, pages, policies, lists, water }: SiteMapPageProps) {
  const context = useRenderContext();
  const entries = menu.flatMap((entry) => [entry, ...entry.children]);
  const inMenu = new Set(entries.map(({ target }) => context.href(target)));
  const names = new Map(
    [...footer.flatMap(({ links }) => links), ...entries].map(({ target, label }) => [context.href(target), label]),
  );
  const named = (place: Place): Place => ({ ...place, label: names.get(place.href ?? '') ?? place.label });
  const routePlaces = (routes: readonly (keyof typeof routeTitles)[]) =>
    routes.map((route) => placeOfRoute(context, route));
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
    { title: context.t(siteMapMessages.water), places: routePlaces(WATER) },
    { title: context.t(siteMapMessages.published), places: routePlaces(PUBLISHED) },
    {
      title: context.t(siteMapMessages.services),
      places: routePlaces([...(has.complaints ? COMPLAINTS : []), ...(has.tips ? TIPS : [])]),
    },
    { title: context.t(siteMapMessages.department), places: routePlaces(DEPARTMENT) },
    { title: context.t(siteMapMessages.pages), places: itemPlaces(pages) },
    { title: context.t(siteMapMessages.policies), places: itemPlaces(policies) },
    { title: context.t(pageLayoutMessages.members), places: has.members ? routePlaces(MEMBERS) : [] },
  ].map(({ title, places }) => ({
    title,
    places: places.filter(({ href }) => href !== undefined && !inMenu.has(href)).map(named),
  }));
  const large = parts.filter(({ places }) => places.length >= MIN_PLACES);
  const small = parts.filter((part) => !large.includes(part));
  const single = menu.filter((entry) => !groups.includes(entry)).map(placeOf);
  const rest: Part = {
    title: context.t(siteMapMessages.website),
    places: [...single, ...small.flatMap(({ places }) => places)],
  };
  const shown = [...menuParts, ...large, rest].filter(({ places }) => places.length > 0);
  const below = new Map(
    [...placesBelow(context, { lists, has, ...(water && { water }) })].map(([href, places]) => [
      href,
      places.map(named),
    ]),
  );
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
