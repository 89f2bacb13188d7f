import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import { seasonLabels } from '../../messages/water.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { SeasonOfYear } from '../../season.ts';

/** `ฤดูแล้ง ปี 2568/69`, `dry season 2025/26`. */
export function seasonLabel(context: RenderContext, { year, season }: SeasonOfYear): string {
  const began = year - BUDDHIST_ERA_OFFSET;
  return context.t(seasonLabels[season], { year: context.year(began), next: context.year(began + 1).slice(-2) });
}
