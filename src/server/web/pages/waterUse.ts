import { titles } from '#ui/messages/titles.ts';
import { waterMessages } from '#ui/messages/water.ts';
import { parseSeasonCode, seasonCode } from '#ui/season.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** The irrigated areas of one season (spec §2): `?season=2569-wet`; by default, the newest season. */
export const waterUse: PageHandler = async (request) => {
  const { ports, site, context, query, signal } = request;
  const code = query.get('season') ?? '';
  const season = parseSeasonCode(code);
  if (code !== '' && season === undefined) return notFoundView(request);
  const found = await ports.water.waterUse({ site: site.id, ...(season && { season }) }, signal);
  if (season !== undefined && found.areas.length === 0) return notFoundView(request);
  const newest = found.seasons[0];
  return {
    view: 'waterUse',
    title: context.t(titles.waterUse),
    description: context.t(waterMessages.useIntro),
    canonicalQuery: { season: newest && code !== seasonCode(newest) && code !== '' ? code : undefined },
    props: found,
  };
};
