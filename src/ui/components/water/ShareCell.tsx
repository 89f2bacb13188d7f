import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterLevel } from '#domain/water/waterLevel.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';

interface ShareCellProps {
  readonly reading: Reading | undefined;
  /** See `barEnd`. */
  readonly end: number;
}

/** How full one reservoir is: the number, the level as text and shape, the bar. */
export function ShareCell({ reading, end }: ShareCellProps) {
  const context = useRenderContext();
  const share = reading === undefined ? null : shareOfStorage(reading);
  if (share === null) return <Figure value={null} />;
  return (
    <div className="share-cell">
      <strong className="share-cell-number">{context.percent(share)}</strong>
      <LevelMark level={waterLevel(share)} />
      <LevelBar share={share} end={end} />
    </div>
  );
}
