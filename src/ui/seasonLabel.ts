import { seasonLabels } from './messages/water.ts';
import type { RenderContext } from './RenderContext.tsx';
import type { SeasonOfYear } from './season.ts';

const BUDDHIST_ERA = 543;

/** `ฤดูแล้ง ปี 2568/69`, `dry season 2025/26`. */
export function seasonLabel(page: RenderContext, { year, season }: SeasonOfYear): string {
  const began = year - BUDDHIST_ERA;
  return page.t(seasonLabels[season], { year: page.year(began), next: page.year(began + 1).slice(-2) });
}
