import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterLevel } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';
import { BigFigure } from './BigFigure.tsx';

interface ReservoirHeadlineProps {
  readonly reservoir: Reservoir;
  readonly reading: Reading;
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  /** Of the volume. */
  readonly decimals: Decimals;
}

/** How much water is in a reservoir, as a large figure, a bar and a level. */
export function ReservoirHeadline({ reservoir, reading, isStale, decimals }: ReservoirHeadlineProps) {
  const context = useRenderContext();
  const share = shareOfStorage(reading);
  const level = isStale ? undefined : waterLevel({ reservoir, reading });
  return (
    <div className="storage-headline">
      <BigFigure
        figure={reading.volume === null ? null : context.columnFigure(reading.volume, decimals)}
        unit={waterMessages.millionCubicMetres}
      />
      {share !== null && (
        <>
          <LevelBar share={share} end={barEnd([share])} level={level} />
          <p>
            {context.t(waterMessages.shareOfOne, {
              share: context.percent(share),
              storage: context.figure(reading.storage),
            })}
          </p>
          {level !== undefined && (
            <p>
              <LevelMark level={level} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
