import { accessTokenFromWire, accessTokenToWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import {
  calendarEventsFromWire,
  calendarEventsToWire,
  calendarExtractFromWire,
  calendarExtractToWire,
  calendarYearFromWire,
  calendarYearToWire,
} from '#adapters/department-api/wire/CalendarWire.ts';
import {
  contentItemFromWire,
  contentItemToWire,
  contentListFromWire,
  contentListToWire,
  formerItemFromWire,
  formerItemToWire,
} from '#adapters/department-api/wire/ContentWire.ts';
import {
  siteDetailsFromWire,
  siteDetailsToWire,
  siteIdFromWire,
  siteIdToWire,
} from '#adapters/department-api/wire/SiteDetailsWire.ts';
import { siteLayoutFromWire, siteLayoutToWire } from '#adapters/department-api/wire/SiteLayoutWire.ts';
import { siteVersionFromWire, siteVersionToWire } from '#adapters/department-api/wire/SiteVersionWire.ts';
import {
  reservoirHistoryFromWire,
  reservoirHistoryToWire,
  reservoirsOnDayFromWire,
  reservoirsOnDayToWire,
  waterUseFromWire,
  waterUseToWire,
} from '#adapters/department-api/wire/WaterWire.ts';

/** The response of our API that corresponds to a response recorded from another API. */
const AGAIN: Readonly<Record<string, (recorded: unknown) => object>> = {
  'access-token': (json) => accessTokenToWire(accessTokenFromWire(json)),
  'site-view-domain': (json) => {
    const site = siteIdFromWire(json);
    if (site === undefined) throw new Error('the recorded answer is of no site');
    return siteIdToWire(site);
  },
  'site-view': (json) => siteDetailsToWire(siteDetailsFromWire(json)),
  'site-layout': (json) => siteLayoutToWire(siteLayoutFromWire(json)),
  'site-version': (json) => siteVersionToWire(siteVersionFromWire(json)),
  'content-list': (json) => contentListToWire(contentListFromWire(json)),
  'content-item': (json) => contentItemToWire(contentItemFromWire(json)),
  'content-former': (json) => formerItemToWire(formerItemFromWire(json)),
  'calendar-occurrences': (json) => calendarExtractToWire(calendarExtractFromWire(json)),
  'calendar-year': (json) => calendarYearToWire(calendarYearFromWire(json)),
  'calendar-events': (json) => calendarEventsToWire(calendarEventsFromWire(json)),
  reservoirs: (json) => reservoirsOnDayToWire(reservoirsOnDayFromWire(json)),
  reservoir: (json) => reservoirHistoryToWire(reservoirHistoryFromWire(json)),
  'water-use': (json) => waterUseToWire(waterUseFromWire(json)),
};

/** The examples of the API's description, derived from recorded responses so that they are never out of date. */
export function examplesOf(recorded: (name: string) => unknown): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(AGAIN).map(([name, again]) => [name, again(recorded(name))]));
}
