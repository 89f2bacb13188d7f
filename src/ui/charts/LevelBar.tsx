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
      {limit !== null && <SideOfLimit share={share} limit={limit} end={end} />}
      {before !== null && <MarkAcross className="level-bar-before" at={placeOnBar(before, end)} />}
      {limit !== null && <MarkAcross className="level-bar-limit" at={placeOnBar(limit, end)} />}
    </svg>
  );
}

/** In pixels: as little water, or room, is seen between the end of the water and the mark of its limit. */
const LEAST_SEEN = 4;
const HALF_MARK = 1;

/**
 * On which side of its limit the water ends, which a bar as narrow as a phone's would not show where both are near: water
 * reaches clearly beyond the mark, or there is clearly room before it. Where water is behind the mark, a gap is before it.
 */
function SideOfLimit({ share, limit, end }: { readonly share: number; readonly limit: number; readonly end: number }) {
  const x = `${placeOnBar(limit, end)}%`;
  const width = HALF_MARK + LEAST_SEEN;
  if (share < limit)
    return <rect className="level-bar-room" x={x} width={width} height="100%" transform={`translate(-${width})`} />;
  const isBeyond = limit >= 100;
  return (
    <>
      <rect
        className={isBeyond ? 'level-bar-excess' : 'level-bar-water'}
        x={x}
        width={width}
        {...(isBeyond ? { y: '20%', height: '60%' } : { height: '100%' })}
      />
      <rect className="level-bar-gap" x={x} width={4} y="-40%" height="180%" transform="translate(-3)" />
    </>
  );
}

interface MarkAcrossProps {
  /** In per cent of the bar's width. */
  readonly at: number;
  readonly className: string;
}

/** Longer than the bar is high, so that it is seen on water too. */
function MarkAcross({ at, className }: MarkAcrossProps) {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y1="-40%" y2="140%" strokeWidth={2} />;
}
