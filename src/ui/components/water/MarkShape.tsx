import type { ReservoirSize } from '#domain/water/water.ts';
import { isHigh, needsAttention, type WaterLevel } from '#domain/water/waterLevel.ts';
import { waterInCircle, waterLevelY } from '../../charts/reservoirMarkGeometry.ts';

interface MarkShapeProps {
  readonly size: ReservoirSize;
  readonly radius: number;
  /** In per cent; null where none was reported. */
  readonly share: number | null;
  /** Absent where figures are too old to warn. */
  readonly level?: WaterLevel | undefined;
}

/** The mark of a reservoir around the origin, in a map or its legend: filled as far as the reservoir is. */
export function MarkShape({ size, radius, share, level }: MarkShapeProps) {
  const side = 2 * radius;
  const isRound = size === 'large';
  return (
    <>
      {isRound ? <circle r={radius} /> : <rect x={-radius} y={-radius} width={side} height={side} />}
      {share !== null &&
        share > 0 &&
        (isRound ? (
          <path className="reservoir-mark-water" d={waterInCircle(radius, share)} />
        ) : (
          <rect
            className="reservoir-mark-water"
            x={-radius}
            y={waterLevelY(radius, share)}
            width={side}
            height={radius - waterLevelY(radius, share)}
          />
        ))}
      <Warning level={level} radius={radius} />
    </>
  );
}

/**
 * Pointing up above a reservoir that warns of much water, and down above one that warns of little: full for a share of
 * the storage, empty for a rule curve (see `LevelMark`).
 */
function Warning({ level, radius }: { readonly level: WaterLevel | undefined; readonly radius: number }) {
  if (level === undefined || !needsAttention(level)) return null;
  const top = -radius - 4;
  const path = isHigh(level) ? `M0 ${top - 11}l7 11h-14z` : `M0 ${top}l-7-11h14z`;
  return <path className="reservoir-mark-warning" d={path} />;
}
