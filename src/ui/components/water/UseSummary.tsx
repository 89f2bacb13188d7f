import { areaByCrop, areaByRegion, totalArea } from '#domain/water/areas.ts';
import type { Crop } from '#domain/water/codes.ts';
import { percentOf } from '#domain/water/tally.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { cropLabels, regionLabels } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface UseSummaryProps {
  /** Of one season; those of one crop, where the page is about it. */
  readonly areas: readonly WaterUse[];
  readonly crop?: Crop | undefined;
}

/** Where the area of a season lies, as a sentence. Nothing where it is nothing. */
export function UseSummary({ areas, crop }: UseSummaryProps) {
  const context = useRenderContext();
  const { sum } = totalArea(areas);
  if (sum === null || sum === 0) return null;
  const share = (part: number) => context.percent(percentOf(part, sum));
  const topCrop = largest(areaByCrop(areas));
  const topRegion = largest(areaByRegion(areas));
  return (
    <p className="use-summary">
      <Unbroken
        text={context.t(crop === undefined ? waterUseMessages.summary : waterUseMessages.cropSummary, {
          crop: context.t(cropLabels[topCrop.crop]).toLowerCase(),
          cropArea: context.figure(topCrop.sum ?? 0),
          cropShare: share(topCrop.sum ?? 0),
          region: context.t(regionLabels[topRegion.region]),
          regionArea: context.figure(topRegion.sum ?? 0),
          regionShare: share(topRegion.sum ?? 0),
        })}
      />
    </p>
  );
}

function largest<T extends { readonly sum: number | null }>(sums: readonly T[]): T {
  return sums.reduce((one, other) => ((other.sum ?? 0) > (one.sum ?? 0) ? other : one));
}
