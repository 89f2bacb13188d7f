import { compareReading } from '#domain/water/readingYears.ts';
import { comparedCurve } from '#domain/water/ruleCurve.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { needsAttention, waterLevel } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';
import { BarKey } from './BarKey.tsx';
import { BigFigure } from './BigFigure.tsx';
import { LevelMeaning } from './LevelMeaning.tsx';

interface ReservoirHeadlineProps {
  readonly reservoir: Reservoir;
  readonly reading: Reading;
  /** Those that it is compared with. */
  readonly readings: readonly Reading[];
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  /** Of the volume. */
  readonly decimals: Decimals;
}

/**
 * How full a reservoir is, as a large figure, a level and a bar, with marks across the bar at the share of the
 * year before and at a rule curve.
 */
export function ReservoirHeadline({ reservoir, reading, readings, isStale, decimals }: ReservoirHeadlineProps) {
  const context = useRenderContext();
  const share = shareOfStorage(reading);
  const level = isStale ? undefined : waterLevel({ reservoir, reading });
  const { yearBefore } = compareReading(reading, readings);
  const compared = isStale ? undefined : comparedCurve(reservoir, reading);
  return (
    <div className="storage-headline">
      <BigFigure figure={share === null ? null : context.percent(share)} unit={waterMessages.shareUnit} />
      {share !== null && reading.volume !== null && (
        <>
          <LevelBar
            share={share}
            end={barEnd([share, yearBefore, compared?.share ?? null])}
            before={yearBefore}
            limit={compared?.share}
            level={level}
          />
          <p>
            {context.t(waterMessages.volumeOfAll, {
              volume: context.columnFigure(reading.volume, decimals),
              storage: context.figure(reading.storage),
            })}
          </p>
          {level !== undefined && (
            <p>
              <LevelMark level={level} />
              {needsAttention(level) && (
                <>
                  :{' '}
                  <span className="phrase">
                    <LevelMeaning level={level} />
                  </span>
                </>
              )}
            </p>
          )}
          <BarKey curves={[compared?.curve]} hasYearBefore={yearBefore !== null} />
        </>
      )}
    </div>
  );
}
