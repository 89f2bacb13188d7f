import { departmentDate } from '#domain/departmentDate.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { dueAlert, newsBelowAlert } from '#domain/site/alert.ts';
import { deferred } from '../deferred.ts';
import type { PageHandler } from '../PageResult.ts';
import { largeReservoirs, mapOfOffices, reservoirsOfBothSizes } from './mapOfOffices.ts';

const HEADLINES = 4;
const EVENTS = 4;

/** The home page: search, the tasks, water today, four headlines, the next events (spec §2, intro layout). */
export const home: PageHandler = (request) => {
  const { ports, site, layout, locale, now, signal } = request;
  const query = { site: site.id, locale, kind: 'news', page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
  // Two deferred parts show them: whichever is fetched first reads them.
  let found: ReturnType<typeof reservoirsOfBothSizes> | undefined;
  const bothSizes = () => (found ??= reservoirsOfBothSizes(request));
  return {
    view: 'home',
    title: layout.hero.title,
    description: layout.hero.text,
    picture: layout.hero.picture,
    ...(layout.hero.map === true && { stylesheets: 'homeMap' }),
    props: {
      hero: layout.hero,
      ...(layout.hero.map === true && { map: deferred('map', () => mapOfOffices(request, bothSizes()), request) }),
      tasks: layout.tasks,
      today: departmentDate(now),
      // A map shows reservoirs of both sizes: those that it warns of are named.
      water: deferred('water', () => (layout.hero.map === true ? bothSizes() : largeReservoirs(request)), request),
      headlines: deferred(
        'headlines',
        async () =>
          newsBelowAlert((await ports.content.list(query, signal)).items, dueAlert(site.alert, now), HEADLINES),
        request,
      ),
      events: deferred(
        'events',
        async () =>
          (await ports.content.list({ ...query, kind: 'event', when: 'coming' }, signal)).items.slice(0, EVENTS),
        request,
      ),
    },
  };
};
