import type { SiteId } from '#domain/site/siteId.ts';
import { CROPS } from '#domain/water/codes.ts';
import type { Water, WaterUseOfSeason } from '#ports/Water.ts';
import { titles } from '#ui/messages/titles.ts';
import { cropLabels, waterMessages } from '#ui/messages/water.ts';
import { waterUseMessages } from '#ui/messages/waterUse.ts';
import { parseSeasonCode, seasonCode, type SeasonAreas } from '#ui/season.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** How many seasons are read: those of three years, and those of the year before, which they are compared with. */
const MAX_SEASONS = 8;

/**
 * The irrigated areas of one season (spec §2) beside other seasons: `?season=2569-wet&crop=rice`; by default, the newest
 * season and all crops.
 */
export const waterUse: PageHandler = async (request) => {
  const { ports, site, context, query, signal } = request;
  const code = query.get('season') ?? '';
  const season = parseSeasonCode(code);
  const cropCode = query.get('crop') ?? '';
  const crop = CROPS.find((each) => each === cropCode);
  if ((code !== '' && season === undefined) || (cropCode !== '' && crop === undefined)) return notFoundView(request);
  const found = await ports.water.waterUse({ site: site.id, ...(season && { season }) }, signal);
  if (season !== undefined && found.areas.length === 0) return notFoundView(request);
  const newest = found.seasons[0];
  const isNewest = code === '' || (newest !== undefined && code === seasonCode(newest));
  const canonicalQuery = { season: isNewest ? undefined : code, crop };
  return {
    view: 'waterUse',
    title:
      crop === undefined
        ? context.t(titles.waterUse)
        : context.t(waterUseMessages.titleOfCrop, { crop: context.t(cropLabels[crop]).toLowerCase() }),
    description: context.t(waterMessages.useIntro),
    canonicalQuery,
    props: {
      address: site.publicOrigin + context.to('waterUse', {}, canonicalQuery),
      ...found,
      others: await findOthers(ports.water, site.id, found, signal),
      ...(crop && { crop }),
    },
  };
};

/** The newest seasons, or, for one that is older, the season itself and those before it; without that season. */
async function findOthers(
  water: Water,
  site: SiteId,
  { season: shown, seasons }: WaterUseOfSeason,
  signal: AbortSignal,
): Promise<readonly SeasonAreas[]> {
  if (shown === undefined) return [];
  const place = seasons.findIndex((season) => seasonCode(season) === seasonCode(shown));
  // Two of those that are read are only compared with.
  const start = place < MAX_SEASONS - 2 ? 0 : place;
  const others = seasons.slice(start, start + MAX_SEASONS).filter((season) => seasonCode(season) !== seasonCode(shown));
  return Promise.all(
    others.map(async (season) => ({ season, areas: (await water.waterUse({ site, season }, signal)).areas })),
  );
}
