import { totalArea } from '#domain/water/areas.ts';
import { compareAreas } from '#domain/water/compareAreas.ts';
import type { Crop } from '#domain/water/codes.ts';
import { waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { seasonCode, type SeasonAreas, type SeasonOfYear } from '../../season.ts';
import { fullBarOf } from './areaRows.ts';
import { AreaTable } from './AreaTable.tsx';
import { seasonYear } from './seasonLabel.ts';

/** Seasons of which each has a row: three years. */
const MOST_SEASONS = 6;

interface SeasonTableProps {
  /** Newest first. Two more than are shown can be compared with. */
  readonly seasons: readonly SeasonAreas[];
  /** The season of the page. */
  readonly current: SeasonOfYear;
  /** The crop whose areas they are; all when absent. */
  readonly crop: Crop | undefined;
}

/**
 * The areas season by season, each compared with the same season a year before, and with a link to its page. Wet and dry
 * seasons differ too much to alternate: those like the current one come first, then the others, newest first.
 */
export function SeasonTable({ seasons, current, crop }: SeasonTableProps) {
  const context = useRenderContext();
  const title = context.t(waterUseMessages.eachSeason);
  const shown = seasons.slice(0, MOST_SEASONS);
  const isAlike = ({ season }: SeasonAreas) => season.season === current.season;
  const others = shown.filter((one) => !isAlike(one));
  const rows = [...shown.filter(isAlike), ...others].map((one) => {
    const { season, areas } = one;
    const before = seasons.find((one) => seasonCode(one.season) === seasonCode({ ...season, year: season.year - 1 }));
    const name = context.t(waterUseMessages[season.season], { year: seasonYear(context, season) });
    const code = seasonCode(season);
    return {
      key: code,
      startsGroup: one === others[0],
      label:
        code === seasonCode(current) ? (
          <strong>{name}</strong>
        ) : (
          <a href={context.to('waterUse', {}, { season: code, crop })}>{name}</a>
        ),
      area: totalArea(areas),
      comparison: before === undefined ? null : compareAreas(areas, before.areas),
    };
  });
  return (
    <section aria-labelledby="seasons-title">
      <h2 id="seasons-title">{title}</h2>
      <AreaTable name={title} of={waterMessages.season} rows={rows} fullBar={fullBarOf(rows)} hasChange />
      <p className="area-note">{context.t(waterUseMessages.sameSeason)}</p>
    </section>
  );
}
