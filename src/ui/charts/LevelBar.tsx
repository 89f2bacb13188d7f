import { waterLevel } from '#domain/water/waterLevel.ts';
import { levelBarGeometry } from './levelBarGeometry.ts';

interface LevelBarProps {
  /** In per cent of storage. */
  readonly share: number;
  /** See `barEnd`. */
  readonly end: number;
  /** Without the colour of a level: sums have no level. */
  readonly plain?: boolean;
}

/**
 * A bar of how full a storage is, next to text that says the same. Water above the storage extends beyond the outline.
 */
export function LevelBar({ share, end, plain = false }: LevelBarProps) {
  const { full, inside, beyond } = levelBarGeometry(share, end);
  return (
    <svg className="level-bar" data-level={plain ? undefined : waterLevel(share)} aria-hidden="true">
      <rect className="level-bar-storage" width={`${full}%`} height="100%" />
      <rect className="level-bar-water" width={`${inside}%`} height="100%" />
      {beyond > 0 && <rect className="level-bar-excess" x={`${full}%`} width={`${beyond}%`} y="20%" height="60%" />}
      <line className="level-bar-full" x1={`${full}%`} x2={`${full}%`} y1="0" y2="100%" />
    </svg>
  );
}
