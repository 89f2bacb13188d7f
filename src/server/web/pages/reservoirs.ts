import { parseCalendarDate } from '#domain/instant.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_ORDERS } from '#domain/water/earlierVolumes.ts';
import { LEVEL_FILTERS } from '#domain/water/filterReservoirs.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { sizeTitleLabels, waterMessages } from '#ui/messages/water.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** How many days can be chosen on the page, besides the one that is shown. */
const DAYS_TO_CHOOSE = 31;
/** No reservoir has a longer name. */
const MAX_NAME_LENGTH = 80;

/**
 * All reservoirs of one size on one day (spec §1): `?size=medium&date=2026-11-20`; by default, large ones and the
 * newest day. `?region=north&level=low&name=mae&sort=emptiest` choose and order what is listed; values that do not exist
 * are as if they were absent.
 */
export const reservoirs: PageHandler = async (request) => {
  const { ports, site, context, query, now, signal } = request;
  const size = parseSize(query.get('size') ?? '');
  const text = query.get('date') ?? '';
  const date = parseCalendarDate(text);
  if (size === undefined || (text !== '' && date === undefined)) return notFoundView(request);
  const found = await ports.water.reservoirs({ site: site.id, size, earlier: true, ...(date && { date }) }, signal);
  if (date !== undefined && !found.reservoirs.some(({ reading }) => reading !== undefined))
    return notFoundView(request);
  const place = found.date === undefined ? -1 : found.days.indexOf(found.date);
  const region = WATER_REGIONS.find((each) => each === query.get('region'));
  const level = LEVEL_FILTERS.find((each) => each === query.get('level'));
  const name = (query.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH);
  const canonicalQuery = {
    size: size === 'large' ? undefined : size,
    date: date === found.days[0] ? undefined : date,
  };
  return {
    view: 'reservoirs',
    title: context.t(sizeTitleLabels[size]),
    description: context.t(waterMessages.intro),
    canonicalQuery,
    props: {
      address: site.publicOrigin + context.to('reservoirs', {}, canonicalQuery),
      size,
      ...found,
      days: found.days.filter((day, index) => index < DAYS_TO_CHOOSE || day === date),
      daysBeside: place < 0 ? {} : { before: found.days[place + 1], after: found.days[place - 1] },
      filter: { ...(region && { region }), ...(level && { level }), ...(name !== '' && { name }) },
      order: RESERVOIR_ORDERS.find((each) => each === query.get('sort')),
      newest: found.date === found.days[0] ? undefined : found.days[0],
      // A visitor who requests an older day knows that it is old.
      staleDays: found.date && found.date === found.days[0] ? staleDays(found.date, now) : undefined,
    },
  };
};

function parseSize(text: string): ReservoirSize | undefined {
  return text === '' ? 'large' : RESERVOIR_SIZES.find((size) => size === text);
}
