import type { ReactNode } from 'react';
import { hasRuleCurves } from '#domain/water/ruleCurve.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { SHARE_LEVELS, type WaterLevel } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../site/Fold.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface LevelLegendProps {
  /** Those of the page: where none has rule curves, nothing is said of them. */
  readonly reservoirs: readonly Reservoir[];
}

/** The legend of the levels: those by share, fullest first, then the two outside the rule curves. */
export function LevelLegend({ reservoirs }: LevelLegendProps) {
  const context = useRenderContext();
  const levels = Object.entries(SHARE_LEVELS) as [keyof typeof SHARE_LEVELS, number][];
  return (
    <Fold className="level-legend" head={<span>{context.t(waterMessages.levels)}</span>} onPhonesOnly>
      <dl>
        {levels.map(([level, from], index) => {
          const to = levels[index - 1]?.[1];
          return (
            <Level key={level} level={level}>
              {to === undefined
                ? context.t(waterMessages.levelAbove, { from })
                : from === 0
                  ? context.t(waterMessages.levelUpTo, { to })
                  : context.t(waterMessages.levelBetween, { from, to })}
            </Level>
          );
        })}
        {hasRuleCurves(reservoirs) && (
          <>
            <Level level="above-curve">
              <Unbroken text={context.t(waterMessages.levelAboveCurveMeans)} />
            </Level>
            <Level level="below-curve">
              <Unbroken text={context.t(waterMessages.levelBelowCurveMeans)} />
            </Level>
          </>
        )}
      </dl>
    </Fold>
  );
}

function Level({ level, children }: { readonly level: WaterLevel; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <LevelMark level={level} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
