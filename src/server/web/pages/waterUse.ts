import type { SiteId } from '#domain/site/siteId.ts';
import { CROPS } from '#domain/water/codes.ts';
import type { Water, WaterUseOfSeason } from '#ports/Water.ts';
import { titles } from '#ui/messages/titles.ts';
import { cropLabels, waterMessages } from '#ui/messages/water.ts';
import { waterUseMessages } from '#ui/messages/waterUse.ts';
import { parseSeasonCode, seasonCode, type SeasonAreas } from '#ui/season.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** How many earlier years are read: those that are shown, and one that the oldest of them is compared with. */
const MAX_EARLIER = 5;

/**
 * The irrigated areas of one season (spec §2) beside the same season of earlier years: `?season=2569-wet&crop=rice`; by
 * default, the newest season and all crops.
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
  return {
    view: 'waterUse',
    title:
      crop === undefined
        ? context.t(titles.waterUse)
        : context.t(waterUseMessages.titleOfCrop, { crop: context.t(cropLabels[crop]).toLowerCase() }),
    description: context.t(waterMessages.useIntro),
    canonicalQuery: { season: isNewest ? undefined : code, crop },
    props: { ...found, earlier: await findEarlier(ports.water, site.id, found, signal), ...(crop && { crop }) },
  };
};

/** The same season of earlier years, newest first. */
async function findEarlier(
  water: Water,
  site: SiteId,
  { season: shown, seasons }: WaterUseOfSeason,
  signal: AbortSignal,
): Promise<readonly SeasonAreas[]> {
  if (shown === undefined) return [];
  const earlier = seasons.filter(({ year, season }) => season === shown.season && year < shown.year);
  return Promise.all(
    earlier.slice(0, MAX_EARLIER).map(async (season) => ({
      season,
      areas: (await water.waterUse({ site, season }, signal)).areas,
    })),
  );
}
