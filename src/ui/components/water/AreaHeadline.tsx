import { totalArea } from '#domain/water/areas.ts';
import type { Crop } from '#domain/water/codes.ts';
import type { AreaComparison } from '#domain/water/compareAreas.ts';
import { percentOf } from '#domain/water/tally.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { ValueBar } from '../../charts/ValueBar.tsx';
import { cropLabels, regionLabels, waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { SeasonAreas } from '../../season.ts';
import { Unbroken } from '../text/Unbroken.tsx';
import { changeOf } from './AreaChange.tsx';
import { isIncomplete } from './AreaTable.tsx';
import { BigFigure } from './BigFigure.tsx';
import { Incomplete } from './Incomplete.tsx';
import { seasonLabel } from './seasonLabel.ts';

/** More are counted only. */
const MOST_NAMED = 3;

interface AreaHeadlineProps {
  /** Of one season; those of one crop, where the page is about it. */
  readonly areas: readonly WaterUse[];
  readonly before: SeasonAreas | undefined;
  readonly comparison: AreaComparison | undefined;
  /** With the area of all crops of the same season, of which the crop has a share. */
  readonly crop?: { readonly name: Crop; readonly ofAll: number | null } | undefined;
}

/** The area of a season under a label that says of what and when, its share of all crops, and its change in a year. */
export function AreaHeadline({ areas, before, comparison, crop }: AreaHeadlineProps) {
  const context = useRenderContext();
  const total = totalArea(areas);
  const { sum, reported, all } = total;
  const date = areas
    .map((area) => area.date)
    .toSorted()
    .at(-1);
  const earlier = before && totalArea(before.areas).sum;
  return (
    <div className="area-headline">
      {date && (
        <p className="area-headline-label">
          <Unbroken
            text={
              crop === undefined
                ? context.t(waterUseMessages.areaOfAll, { date: context.date(date) })
                : context.t(waterUseMessages.areaOfCrop, {
                    crop: context.t(cropLabels[crop.name]),
                    date: context.date(date),
                  })
            }
          />
        </p>
      )}
      <BigFigure
        figure={sum === null ? null : context.figure(sum)}
        unit={waterMessages.rai}
        mark={isIncomplete(total) && <Incomplete text={context.t(waterMessages.areasReported, { reported, all })} />}
      />
      {isIncomplete(total) && <Missing areas={areas} ofCrop={crop !== undefined} />}
      {sum !== null && crop && crop.ofAll !== null && crop.ofAll > 0 && (
        <div className="area-share">
          <ValueBar amount={sum} largest={crop.ofAll} />
          <p>
            <Unbroken
              text={context.t(waterUseMessages.shareOfAll, {
                share: context.percent(percentOf(sum, crop.ofAll)),
                area: context.figure(crop.ofAll),
              })}
            />
          </p>
        </div>
      )}
      {sum !== null && before && typeof earlier === 'number' && (
        <p className="use-change">
          <Unbroken
            text={context.t(waterUseMessages.sinceBefore, {
              ...changeOf(context, comparison),
              before: seasonLabel(context, before.season),
              area: context.figure(earlier),
            })}
          />
          {comparison && comparison.compared < comparison.all && (
            <Incomplete
              text={context.t(waterUseMessages.compared, { reported: comparison.compared, all: comparison.all })}
            />
          )}
        </p>
      )}
    </div>
  );
}

/** Which figures a sum lacks. */
function Missing({ areas, ofCrop }: Pick<AreaHeadlineProps, 'areas'> & { readonly ofCrop: boolean }) {
  const context = useRenderContext();
  const { reported, all } = totalArea(areas);
  const missing = areas
    .filter(({ area }) => area === null)
    .map(({ crop, region }) => {
      const place = context.t(regionLabels[region]);
      return ofCrop ? place : `${context.t(cropLabels[crop]).toLowerCase()} (${place})`;
    });
  const named = missing.length <= MOST_NAMED ? 'yes' : 'no';
  return (
    <p className="figure-note">
      <Unbroken
        text={context.t(waterUseMessages.figuresReported, { reported, all, named, missing: context.list(missing) })}
      />
    </p>
  );
}
