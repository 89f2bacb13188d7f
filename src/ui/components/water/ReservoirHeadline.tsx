import Flag from 'lucide-react/icons/flag';
import type { RuleCurvePlace } from '#domain/water/ruleCurve.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterLevel } from '#domain/water/waterLevel.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import type { Decimals } from '../../formats.ts';
import { BigFigure } from './BigFigure.tsx';

interface ReservoirHeadlineProps {
  readonly reading: Reading;
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  /** Absent where there are no rule curves, or the reading is too old to compare it with them. */
  readonly curve?: RuleCurvePlace | undefined;
  /** Of the volume. */
  readonly decimals: Decimals;
}

/** How much water is in a reservoir, as a large figure, a bar and a level. */
export function ReservoirHeadline({ reading, isStale, curve, decimals }: ReservoirHeadlineProps) {
  const context = useRenderContext();
  const share = shareOfStorage(reading);
  return (
    <div className="storage-headline">
      <BigFigure value={reading.volume} unit={waterMessages.millionCubicMetres} decimals={decimals} />
      {share !== null && (
        <>
          <LevelBar share={share} end={barEnd([share])} plain={isStale} />
          <p>
            {context.t(waterMessages.shareOfOne, {
              share: context.percent(share),
              storage: context.figure(reading.storage),
            })}
          </p>
          {!isStale && (
            <p className="reservoir-level">
              <LevelMark level={waterLevel(share)} />{' '}
              {curve !== undefined && (
                <span className="curve-mark" data-place={curve}>
                  <Icon icon={Flag} />{' '}
                  <span>
                    <Unbroken text={context.t(waterMessages.ruleCurvePlace, { place: curve })} />
                  </span>
                </span>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
