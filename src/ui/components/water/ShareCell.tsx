import { comparedCurve } from '#domain/water/ruleCurve.ts';
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
  /** Its share on the same day of the year before, if the bar shows it. */
  readonly before?: number | null | undefined;
}

/** How full one reservoir is: the number, the level as text and shape, the bar with a mark at a rule curve. */
export function ShareCell({ one, end, before }: ShareCellProps) {
  const context = useRenderContext();
  const { reservoir, reading } = one;
  const share = reading === undefined ? null : shareOfStorage(reading);
  const level = waterLevel(one);
  if (reading === undefined || share === null || level === undefined) return <Figure value={null} />;
  return (
    <div className="share-cell">
      <strong className="share-cell-number">{context.percent(share)}</strong>
      <LevelMark level={level} />
      <LevelBar
        share={share}
        end={end}
        before={before}
        limit={comparedCurve(reservoir, reading)?.share}
        level={level}
      />
    </div>
  );
}
