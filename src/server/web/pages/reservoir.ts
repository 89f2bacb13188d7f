import { parseSlug } from '#domain/content/slug.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import { waterMessages } from '#ui/messages/water.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** The page shows this many readings; the files have them all. */
const READINGS_SHOWN = 92;

/** One reservoir and its latest history. */
export const reservoir: PageHandler = async (request) => {
  const { ports, site, locale, context, now, signal } = request;
  const id = parseSlug(request.params['id'] ?? '');
  if (id === undefined) return notFoundView(request);
  const found = await ports.water.reservoir(site.id, id, signal);
  if (!found.ok) return notFoundView(request);
  const { name, province } = found.value.reservoir;
  const newest = found.value.readings.at(-1);
  return {
    view: 'reservoir',
    title: name[locale],
    description: context.t(waterMessages.describeOne, { name: name[locale], province: province[locale] }),
    props: {
      ...found.value,
      readings: found.value.readings.slice(-READINGS_SHOWN),
      staleDays: newest && staleDays(newest.date, now),
    },
  };
};
