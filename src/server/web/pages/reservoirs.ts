import { parseCalendarDate } from '#domain/instant.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { sizeTitleLabels, waterMessages } from '#ui/messages/water.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** How many days can be chosen on the page, besides the one that is shown. */
const DAYS_TO_CHOOSE = 31;

/**
 * All reservoirs of one size on one day (spec §1): `?size=medium&date=2026-11-20`; by default, large ones and the
 * newest day.
 */
export const reservoirs: PageHandler = async (request) => {
  const { ports, site, context, query, now, signal } = request;
  const size = parseSize(query.get('size') ?? '');
  const text = query.get('date') ?? '';
  const date = parseCalendarDate(text);
  if (size === undefined || (text !== '' && date === undefined)) return notFoundView(request);
  const found = await ports.water.reservoirs({ site: site.id, size, ...(date && { date }) }, signal);
  if (date !== undefined && !found.reservoirs.some(({ reading }) => reading !== undefined))
    return notFoundView(request);
  return {
    view: 'reservoirs',
    title: context.t(sizeTitleLabels[size]),
    description: context.t(waterMessages.intro),
    canonicalQuery: { size: size === 'large' ? undefined : size, date: date === found.days[0] ? undefined : date },
    props: {
      size,
      ...found,
      days: found.days.filter((day, index) => index < DAYS_TO_CHOOSE || day === date),
      // A visitor who requests an older day knows that it is old.
      staleDays: found.date && found.date === found.days[0] ? staleDays(found.date, now) : undefined,
    },
  };
};

function parseSize(text: string): ReservoirSize | undefined {
  return text === '' ? 'large' : RESERVOIR_SIZES.find((size) => size === text);
}
