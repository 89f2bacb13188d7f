import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import { seasonLabels } from '../../messages/water.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { SeasonOfYear } from '../../season.ts';

/** `ฤดูแล้ง ปี 2568/69`, `dry season 2025/26`. */
export function seasonLabel(context: RenderContext, season: SeasonOfYear): string {
  return context.t(seasonLabels[season.season], yearsOf(context, season));
}

/** Without the season: `2568/69` or, for a wet season, `2569`. */
export function seasonYear(context: RenderContext, season: SeasonOfYear): string {
  const { year, next } = yearsOf(context, season);
  return season.season === 'dry' ? `${year}/${next}` : year;
}

function yearsOf(context: RenderContext, { year }: SeasonOfYear) {
  const began = year - BUDDHIST_ERA_OFFSET;
  return { year: context.year(began), next: context.year(began + 1).slice(-2) };
}
