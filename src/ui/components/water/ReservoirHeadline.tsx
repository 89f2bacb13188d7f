import type { RuleCurvePlace } from '#domain/water/ruleCurve.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterLevel } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BigFigure } from './BigFigure.tsx';

interface ReservoirHeadlineProps {
  readonly reading: Reading;
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  /** Absent where there are no rule curves, or the reading is too old to compare it with them. */
  readonly curve?: RuleCurvePlace | undefined;
}

/** How much water is in a reservoir, as a large figure, a bar and a level. */
export function ReservoirHeadline({ reading, isStale, curve }: ReservoirHeadlineProps) {
  const context = useRenderContext();
  const share = shareOfStorage(reading);
  return (
    <div className="storage-headline">
      <BigFigure value={reading.volume} unit={waterMessages.millionCubicMetres} />
      {share !== null && (
        <>
          <LevelBar share={share} end={barEnd([share])} plain={isStale} />
          <p className="reservoir-level">
            {!isStale && <LevelMark level={waterLevel(share)} />}
            <span>
              {context.t(waterMessages.shareOfOne, {
                share: context.percent(share),
                storage: context.figure(reading.storage),
              })}
            </span>
            {curve !== undefined && <span>{context.t(waterMessages.ruleCurvePlace, { place: curve })}</span>}
          </p>
        </>
      )}
    </div>
  );
}
