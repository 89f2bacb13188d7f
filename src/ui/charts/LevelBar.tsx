import type { WaterLevel } from '#domain/water/waterLevel.ts';
import { levelBarGeometry, placeOnBar } from './levelBarGeometry.ts';

interface LevelBarProps {
  /** In per cent of storage. */
  readonly share: number;
  /** See `barEnd`. */
  readonly end: number;
  /** The share on the same day of the year before, which a mark across the bar shows. */
  readonly before?: number | null | undefined;
  /** The share at a rule curve, which a dashed mark across the bar shows. */
  readonly limit?: number | null | undefined;
  /** Gives the bar its colour. Absent for sums, which have no level, and where figures are too old to warn. */
  readonly level?: WaterLevel | undefined;
}

/**
 * A bar of how full a storage is, next to text that says the same. Water above the storage extends beyond the outline.
 */
export function LevelBar({ share, end, before = null, limit = null, level }: LevelBarProps) {
  const { full, inside, beyond } = levelBarGeometry(share, end);
  return (
    <svg className="level-bar" data-level={level} aria-hidden="true">
      <rect className="level-bar-storage" width={`${full}%`} height="100%" />
      <rect className="level-bar-water" width={`${inside}%`} height="100%" />
      {beyond > 0 && <rect className="level-bar-excess" x={`${full}%`} width={`${beyond}%`} y="20%" height="60%" />}
      {full < 100 && <line className="level-bar-full" x1={`${full}%`} x2={`${full}%`} y1="0" y2="100%" />}
      {limit !== null && limit < share && (
        <MarkAcross className="level-bar-gap" at={placeOnBar(limit, end)} width={6} />
      )}
      {before !== null && <MarkAcross className="level-bar-before" at={placeOnBar(before, end)} />}
      {limit !== null && <MarkAcross className="level-bar-limit" at={placeOnBar(limit, end)} />}
    </svg>
  );
}

interface MarkAcrossProps {
  /** In per cent of the bar's width. */
  readonly at: number;
  readonly className: string;
  /** In pixels. */
  readonly width?: number;
}

/** Longer than the bar is high, so that it is seen on water too. */
function MarkAcross({ at, className, width = 2 }: MarkAcrossProps) {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y1="-40%" y2="140%" strokeWidth={width} />;
}
