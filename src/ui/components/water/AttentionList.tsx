import { comparedCurve } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { WATER_LEVELS, waterLevel, type WaterLevel } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BarKey } from './BarKey.tsx';
import { LevelMeaning } from './LevelMeaning.tsx';
import { ShareCell } from './ShareCell.tsx';

interface AttentionListProps {
  /** Most urgent first. */
  readonly reservoirs: readonly ReservoirOnDay[];
  /** How many of them are listed; all are counted by their levels. */
  readonly most?: number;
  /** See `barEnd`. */
  readonly end: number;
  /** The number of a reservoir on the map. */
  readonly numberOf?: (reservoir: ReservoirOnDay) => number | undefined;
}

/** The reservoirs that need attention, and what their levels and the marks on their bars mean. */
export function AttentionList({ reservoirs, most = reservoirs.length, end, numberOf }: AttentionListProps) {
  const context = useRenderContext();
  const levels = reservoirs.map(waterLevel);
  const countOf = (level: WaterLevel) => levels.filter((each) => each === level).length;
  return (
    <div>
      <ul className="attention-levels figure-note">
        {WATER_LEVELS.filter((level) => levels.includes(level)).map((level, index) => (
          <li key={level}>
            <LevelMark level={level} />
            {most < reservoirs.length &&
              ` (${index === 0 ? countOf(level) : context.t(waterMessages.countMore, { count: countOf(level) })})`}
            : <LevelMeaning level={level} />
          </li>
        ))}
      </ul>
      <BarKey
        end={end}
        curves={reservoirs.map(({ reservoir, reading }) => reading && comparedCurve(reservoir, reading)?.curve)}
      />
      <ol className="attention-list">
        {reservoirs.slice(0, most).map((one) => (
          <li key={one.reservoir.id}>
            <p className="attention-list-name">
              <span>
                {numberOf && (
                  // On wide screens, the map has the names of large reservoirs.
                  <b className={one.reservoir.size === 'large' ? 'on-phones' : undefined}>{numberOf(one)}</b>
                )}{' '}
                <a href={context.to('reservoir', { id: one.reservoir.id })}>{one.reservoir.name[context.locale]}</a>
              </span>{' '}
              <span className="figure-note">{one.reservoir.province[context.locale]}</span>
            </p>
            <ShareCell one={one} end={end} />
          </li>
        ))}
      </ol>
    </div>
  );
}
