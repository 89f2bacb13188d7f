import { officesOf, provinceCode } from '#domain/content/provinces.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { monthsOfReadings, yearsOfReadings } from '#domain/water/readingYears.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { firstOfMonth } from '#ui/firstOfMonth.ts';
import { waterMessages } from '#ui/messages/water.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { listAllOffices } from './agencies.ts';
import { notFoundView } from './notFound.ts';

/**
 * One reservoir: its newest reading, one year beside the others, or the days of one month. Only years and months with
 * readings exist.
 */
export const reservoir: PageHandler = async (request) => {
  const { ports, site, locale, context, query, now, signal } = request;
  const id = parseSlug(request.params['id'] ?? '');
  if (id === undefined) return notFoundView(request);
  const found = await ports.water.reservoir({ site: site.id, id }, signal);
  if (!found.ok) return notFoundView(request);
  const { reservoir: shown, readings } = found.value;
  const years = yearsOfReadings(readings);
  const asked = query.get('year') ?? '';
  const year = asked === '' ? years[0] : years.find((each) => String(each) === asked);
  if (asked !== '' && year === undefined) return notFoundView(request);
  const askedMonth = query.get('month') ?? '';
  const months = year === undefined || askedMonth === '' ? [] : monthsOfReadings(readings, year);
  const month = months.find((each) => String(each.month) === askedMonth)?.month;
  if (askedMonth !== '' && month === undefined) return notFoundView(request);
  const newest = readings.at(-1);
  const canonicalQuery = {
    year: year === undefined || year === years[0] ? undefined : String(year),
    month: month === undefined ? undefined : String(month),
  };
  return {
    view: 'reservoir',
    title:
      year === undefined || month === undefined
        ? shown.name[locale]
        : `${shown.name[locale]} ${context.longMonth(firstOfMonth(year, month))}`,
    description: context.t(waterMessages.describeOne, { name: shown.name[locale], province: shown.province[locale] }),
    canonicalQuery,
    props: {
      ...found.value,
      offices: month === undefined ? await officesFor(shown, request) : [],
      address: site.publicOrigin + context.to('reservoir', { id }, canonicalQuery),
      ...(request.canEmbed && { embedAddress: site.publicOrigin + context.links.reservoirEmbed(locale, id) }),
      ...(year !== undefined && { year }),
      ...(month !== undefined && { month }),
      staleDays: newest && staleDays(newest.date, now),
    },
  };
};

async function officesFor({ province }: Reservoir, request: PageRequest) {
  const code = provinceCode(province.en);
  return code === undefined ? [] : officesOf((await listAllOffices(request)) ?? [], code);
}
