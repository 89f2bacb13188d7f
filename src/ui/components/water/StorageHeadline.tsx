import type { ReactNode } from 'react';
import type { StorageTotals } from '#domain/water/storage.ts';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { BigFigure } from './BigFigure.tsx';
import { Reported } from './Reported.tsx';

interface StorageHeadlineProps {
  readonly totals: StorageTotals;
  /** The same day of the year before. */
  readonly before: Pick<StorageTotals, 'volume' | 'share'>;
  /** See `barEnd`: beside other bars, the same as theirs. */
  readonly end?: number;
  /** What else its bar needs explained. */
  readonly children?: ReactNode;
}

/** The share of storage of all reservoirs on a day, then its volume, and both a year before. */
export function StorageHeadline({
  totals,
  before,
  end = barEnd([totals.share, before.share]),
  children,
}: StorageHeadlineProps) {
  const context = useRenderContext();
  const { volume, storage, share } = totals;
  return (
    <div className="storage-headline">
      <BigFigure figure={share === null ? null : context.percent(share)} unit={waterMessages.shareUnit} />
      {share !== null && volume !== null && storage !== null && (
        <>
          <LevelBar share={share} end={end} before={before.share} />
          <p>
            <Unbroken
              text={context.t(waterMessages.volumeOfAll, {
                volume: context.figure(volume),
                storage: context.figure(storage),
              })}
            />
          </p>
        </>
      )}
      {before.volume !== null && before.share !== null && (
        <p className="level-bar-key">
          <Unbroken
            text={context.t(waterMessages.yearBeforeVolume, {
              volume: context.figure(before.volume),
              share: context.percent(before.share),
            })}
          />
        </p>
      )}
      {children}
      <Reported of={totals} />
    </div>
  );
}
