import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { countAttention } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

const WARNINGS = [
  { side: 'high', level: 'above-curve', message: waterMessages.muchWaterIn },
  { side: 'low', level: 'below-curve', message: waterMessages.littleWaterIn },
] as const;

/**
 * How many reservoirs of a region need attention, below the sum that does not show it: a line for those with much water,
 * and one for those with little; nothing where there is none.
 */
export function AttentionOf({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  const counts = countAttention(reservoirs);
  return WARNINGS.filter(({ side }) => counts[side] > 0).map(({ side, level, message }) => (
    <span key={side} className="figure-note attention-of">
      <LevelMark level={level} isShapeOnly />{' '}
      <Unbroken text={context.t(message, { count: counts[side], all: reservoirs.length })} />
    </span>
  ));
}
