import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { belowLowerCurve } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** How many reservoirs of a region are below their lower curve, below the sum that does not show it; nothing where none is. */
export function BelowCurve({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  const below = belowLowerCurve(reservoirs).length;
  if (below === 0) return null;
  return (
    <span className="figure-note">
      <LevelMark level="below-curve" isShapeOnly />{' '}
      <Unbroken text={context.t(waterMessages.belowCurveOf, { below, all: reservoirs.length })} />
    </span>
  );
}
