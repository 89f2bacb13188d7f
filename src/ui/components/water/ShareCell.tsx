import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import { waterLevel } from '#domain/water/waterLevel.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';

interface ShareCellProps {
  readonly one: ReservoirOnDay;
  /** See `barEnd`. */
  readonly end: number;
  /** A volume to mark on the bar. */
  readonly limit?: number | null | undefined;
}

/** How full one reservoir is: the number, the level as text and shape, the bar. */
export function ShareCell({ one, end, limit = null }: ShareCellProps) {
  const context = useRenderContext();
  const share = one.reading === undefined ? null : shareOfStorage(one.reading);
  const level = waterLevel(one);
  const limitShare = one.reading === undefined ? null : shareOfStorage({ ...one.reading, volume: limit });
  if (share === null || level === undefined) return <Figure value={null} />;
  return (
    <div className="share-cell">
      <strong className="share-cell-number">{context.percent(share)}</strong>
      <LevelMark level={level} />
      <LevelBar share={share} end={end} limit={limitShare} level={level} />
    </div>
  );
}
