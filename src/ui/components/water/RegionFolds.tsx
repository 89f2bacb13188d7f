import { WATER_REGIONS } from '#domain/water/codes.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../site/Fold.tsx';
import { cropRows, sumsOf } from './areaRows.ts';
import { AreaTable, largestOf, type Years } from './AreaTable.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface RegionFoldsProps {
  readonly areas: readonly WaterUse[];
  /** Of the same season of the year before. */
  readonly before: readonly WaterUse[];
  readonly years: Years;
}

/** The crops of each region in both years, folded. */
export function RegionFolds({ areas, before, years }: RegionFoldsProps) {
  const context = useRenderContext();
  const fullBar = largestOf([...areas, ...before].map(({ area }) => area));
  const regions = WATER_REGIONS.flatMap((region) => {
    const own = areas.filter((one) => one.region === region);
    const label = context.t(regionLabels[region]);
    return own.length === 0 ? [] : [{ region, label, own, then: before.filter((one) => one.region === region) }];
  });
  return (
    <>
      <p className="area-scale">{context.t(waterMessages.fullBar, { area: context.figure(fullBar) })}</p>
      {regions.map(({ region, label, own, then }) => {
        const sums = sumsOf(own, then);
        return (
          <Fold
            key={region}
            className="region-fold"
            head={
              <>
                <h3>
                  <Unbroken text={label} />
                </h3>
                {sums.area.sum !== null && (
                  <span>
                    {context.figure(sums.area.sum)} {context.t(waterMessages.rai)}
                  </span>
                )}
              </>
            }
          >
            <AreaTable
              name={context.t(waterMessages.cropsOf, { region: label })}
              of={waterMessages.crop}
              rows={cropRows(context, own, then)}
              fullBar={fullBar}
              years={years}
              hasChange
              total={{ ...sums, label: context.t(waterMessages.allCrops) }}
            />
          </Fold>
        );
      })}
    </>
  );
}
