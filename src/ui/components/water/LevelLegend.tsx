import { hasRuleCurves } from '#domain/water/ruleCurve.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { SHARE_LEVELS, type WaterLevel } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import { LevelMeaning } from './LevelMeaning.tsx';

interface LevelLegendProps {
  /** Those of the page: where none has rule curves, nothing is said of them. */
  readonly reservoirs: readonly Reservoir[];
}

const LEVELS_OF_SHARE = Object.keys(SHARE_LEVELS) as (keyof typeof SHARE_LEVELS)[];
const LEVELS_OF_CURVES: readonly WaterLevel[] = ['above-curve', 'below-curve'];

/** The legend of the levels: those by share, fullest first, then the two outside the rule curves. */
export function LevelLegend({ reservoirs }: LevelLegendProps) {
  const context = useRenderContext();
  const levels = hasRuleCurves(reservoirs) ? [...LEVELS_OF_SHARE, ...LEVELS_OF_CURVES] : LEVELS_OF_SHARE;
  return (
    <Fold className="level-legend" head={<span>{context.t(waterMessages.levels)}</span>}>
      <dl>
        {levels.map((level) => (
          <div key={level}>
            <dt>
              <LevelMark level={level} />
            </dt>
            <dd>
              <LevelMeaning level={level} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
