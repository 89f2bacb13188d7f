import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { countAttentionLevels } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { levelLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/**
 * How many reservoirs of a region need attention, below the sum that does not show it: a line for each level, with its
 * mark; nothing where there is none.
 */
export function AttentionOf({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  const counts = countAttentionLevels(reservoirs);
  if (counts.length === 0) return null;
  return (
    <span className="attention-of">
      {counts.map(({ level, count }) => (
        <span key={level} className="figure-note">
          <LevelMark level={level} isShapeOnly />{' '}
          <Unbroken
            text={context.t(waterMessages.countOfLevel, {
              level: context.t(levelLabels[level]),
              count,
              all: reservoirs.length,
            })}
          />
        </span>
      ))}
    </span>
  );
}
