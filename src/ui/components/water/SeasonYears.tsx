import { totalArea } from '#domain/water/areas.ts';
import { compareAreas } from '#domain/water/compareAreas.ts';
import type { Crop } from '#domain/water/codes.ts';
import { cropLabels, waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { seasonCode, type SeasonAreas, type SeasonOfYear } from '../../season.ts';
import { fullBarOf } from './areaRows.ts';
import { AreaTable } from './AreaTable.tsx';
import { seasonLabel, seasonYear } from './seasonLabel.ts';

/** Years of which each has a row. */
const MOST_YEARS = 5;

interface SeasonYearsProps {
  /** The same season of several years, newest first. One more than is shown can be compared with. */
  readonly seasons: readonly [SeasonAreas, ...SeasonAreas[]];
  /** The crop whose areas they are; all when absent. */
  readonly crop: Crop | undefined;
  /** Dry where those seasons are wet, or the other way round: a page of one crop links to it. */
  readonly other: SeasonOfYear | undefined;
}

/** The areas of a season year by year, each year but the first with a link to its page. */
export function SeasonYears({ seasons, crop, other }: SeasonYearsProps) {
  const context = useRenderContext();
  const title = context.t(seasons[0].season.season === 'dry' ? waterUseMessages.dryYears : waterUseMessages.wetYears);
  const rows = seasons.slice(0, MOST_YEARS).map(({ season, areas }, index) => {
    const before = seasons.find((one) => one.season.year === season.year - 1);
    const year = seasonYear(context, season);
    const href = context.to('waterUse', {}, { season: seasonCode(season), crop });
    return {
      key: seasonCode(season),
      label: index === 0 ? year : <a href={href}>{year}</a>,
      area: totalArea(areas),
      comparison: before === undefined ? null : compareAreas(areas, before.areas),
    };
  });
  return (
    <section aria-labelledby="years-title">
      <h2 id="years-title">{title}</h2>
      <AreaTable name={title} of={waterMessages.years} rows={rows} fullBar={fullBarOf(rows)} hasChange />
      {crop && other && (
        <p className="other-season">
          <a href={context.to('waterUse', {}, { season: seasonCode(other), crop })}>
            {context.t(waterUseMessages.otherSeason, {
              crop: context.t(cropLabels[crop]),
              season: seasonLabel(context, other),
            })}
          </a>
        </p>
      )}
    </section>
  );
}
