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
}

/** The volume of all reservoirs on a day, then its share of their storage, and both a year before. */
export function StorageHeadline({ totals, before }: StorageHeadlineProps) {
  const context = useRenderContext();
  const { volume, storage, share } = totals;
  return (
    <div className="storage-headline">
      <BigFigure value={volume} unit={waterMessages.millionCubicMetres} />
      {share !== null && storage !== null && (
        <>
          <LevelBar share={share} end={barEnd([share, before.share])} before={before.share} plain />
          <p>
            <Unbroken
              text={context.t(waterMessages.shareOfAll, {
                share: context.percent(share),
                storage: context.figure(storage),
              })}
            />
          </p>
        </>
      )}
      {before.volume !== null && before.share !== null && (
        <p className="year-before-mark">
          <Unbroken
            text={context.t(waterMessages.yearBeforeVolume, {
              volume: context.figure(before.volume),
              share: context.percent(before.share),
            })}
          />
        </p>
      )}
      <Reported of={totals} />
    </div>
  );
}
