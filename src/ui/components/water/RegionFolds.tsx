import { WATER_REGIONS, type WaterRegion } from '#domain/water/codes.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import { cropRows, sumsOf } from './areaRows.ts';
import { AreaTable, isIncomplete, largestOf, type Years } from './AreaTable.tsx';
import { Incomplete } from './Incomplete.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface RegionFoldsProps {
  readonly areas: readonly WaterUse[];
  /** Of the same season of the year before. */
  readonly before: readonly WaterUse[] | undefined;
  readonly years: Years | undefined;
}

/** In the folded part: browsers that know the way open it when a link leads there. */
export function regionId(region: WaterRegion): string {
  return `region-${region}`;
}

/** The crops of each region, beside those of the year before where there are any, folded. */
export function RegionFolds({ areas, before, years }: RegionFoldsProps) {
  const context = useRenderContext();
  const fullBar = largestOf([...areas, ...(before ?? [])].map(({ area }) => area));
  const regions = WATER_REGIONS.flatMap((region) => {
    const own = areas.filter((one) => one.region === region);
    const label = context.t(regionLabels[region]);
    return own.length === 0 ? [] : [{ region, label, own, then: before?.filter((one) => one.region === region) }];
  });
  return (
    <>
      <p className="area-scale">{context.t(waterMessages.fullBar, { area: context.figure(fullBar) })}</p>
      {regions.map(({ region, label, own, then }) => {
        const sums = sumsOf(own, then);
        const { sum, reported, all } = sums.area;
        return (
          <Fold
            key={region}
            className="region-fold"
            head={
              <>
                <h3>
                  <Unbroken text={label} />
                </h3>
                {sum !== null && (
                  <span>
                    {context.figure(sum)}
                    {isIncomplete(sums.area) && (
                      <Incomplete text={context.t(waterMessages.areasReported, { reported, all })} />
                    )}{' '}
                    {context.t(waterMessages.rai)}
                  </span>
                )}
              </>
            }
          >
            <div id={regionId(region)} className="region-crops">
              <AreaTable
                name={context.t(waterMessages.cropsOf, { region: label })}
                of={waterMessages.crop}
                rows={cropRows(context, own, then)}
                fullBar={fullBar}
                years={years}
                hasChange={years !== undefined}
                total={{ ...sums, label: context.t(waterMessages.allCrops) }}
              />
              <p className="area-note">
                <a href={context.to('reservoirs', {}, { region })}>
                  {context.t(waterUseMessages.reservoirsOf, { region: label })}
                </a>
              </p>
            </div>
          </Fold>
        );
      })}
    </>
  );
}
