import { WATER_LEVELS, type WaterLevel } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The legend of the five levels, fullest first. */
export function LevelLegend() {
  const context = useRenderContext();
  const levels = Object.entries(WATER_LEVELS) as [WaterLevel, number][];
  return (
    <div className="level-legend">
      <p>{context.t(waterMessages.levels)}</p>
      <dl>
        {levels.map(([level, from], index) => {
          const to = levels[index - 1]?.[1];
          return (
            <div key={level}>
              <dt>
                <LevelMark level={level} />
              </dt>
              <dd>
                {to === undefined
                  ? context.t(waterMessages.levelAbove, { from })
                  : from === 0
                    ? context.t(waterMessages.levelUpTo, { to })
                    : context.t(waterMessages.levelBetween, { from, to })}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
