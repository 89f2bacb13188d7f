import type { ReservoirOnDay, StorageTotals } from '#domain/water/storage.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { AttentionOf } from './AttentionOf.tsx';
import { Figure, type ListDecimals } from './Figure.tsx';
import { Reported } from './Reported.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface RegionHeadProps {
  readonly name: string;
  /** Of its reservoirs, where phones fold them: their numbers on the map, and how many they are. */
  readonly folded?: { readonly numbers: string; readonly count: number };
  readonly totals: StorageTotals;
  /** See `barEnd`. */
  readonly end: number;
  readonly decimals: ListDecimals;
  /** Its share on the same day of the year before, where it is known. */
  readonly before?: number | null | undefined;
  /** Its reservoirs, unless figures are too old to warn. */
  readonly reservoirs?: readonly ReservoirOnDay[];
}

/**
 * The heading of a region's reservoirs: its name, and its sums on phones, which fold the reservoirs and do not show
 * `RegionTable`.
 */
export function RegionHead({ name, folded, totals, end, decimals, before, reservoirs = [] }: RegionHeadProps) {
  const context = useRenderContext();
  const { volume, storage, share } = totals;
  return (
    <>
      <h3>
        <Unbroken text={name} />
        {folded && ` (${folded.numbers})`}
      </h3>
      <span className="region-sums">
        {share !== null && <strong>{context.percent(share)}</strong>}{' '}
        <span className="region-sums-volume">
          <Figure value={volume} decimals={decimals.volume} />{' '}
          {storage !== null &&
            context.t(waterMessages.ofStorage, { storage: context.columnFigure(storage, decimals.storage) })}{' '}
          {volume !== null && context.t(waterMessages.millionCubicMetres)}
        </span>
        {share !== null && <LevelBar share={share} end={end} before={before} />}
        {typeof before === 'number' && (
          <span className="figure-note level-bar-key">
            {context.t(waterMessages.yearBefore, { share: context.percent(before) })}
          </span>
        )}
        <AttentionOf reservoirs={reservoirs} />
        <Reported of={totals} />
        {folded && (
          <>
            <span className="region-show">{context.t(waterMessages.showCount, { count: folded.count })}</span>
            <span className="region-show region-hide">{context.t(waterMessages.hide)}</span>
          </>
        )}
      </span>
    </>
  );
}
