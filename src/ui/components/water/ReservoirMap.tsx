import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { waterLevel, type WaterLevel } from '#domain/water/waterLevel.ts';
import { CountryMap } from '../../charts/CountryMap.tsx';
import { projectPlace, type MapPoint } from '../../charts/projectPlace.ts';
import { markRadius, waterInCircle, waterLevelY } from '../../charts/reservoirMarkGeometry.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface ReservoirMapProps {
  readonly reservoirs: readonly ReservoirOnDay[];
  /** Whether figures are too old to warn. */
  readonly isStale: boolean;
}

/** In units of the map: half of what a finger needs on a small phone. */
const TARGET_RADIUS = 20;
/** Of the largest mark. There are many medium reservoirs, which would hide each other. */
const LARGEST_RADIUS: Readonly<Record<ReservoirSize, number>> = { large: 26, medium: 13 };

/**
 * Reservoirs on the map of the country: sized by what they can store, filled as far as they are, round or square by their
 * size; a triangle warns, so that nothing depends on colour.
 *
 * The marks are links for those who point. Keyboards and screen readers do not stop at them: the tables below have the same
 * links, with the figures, in an order that can be chosen, and forty stops before them would only be in the way.
 */
export function ReservoirMap({ reservoirs, isStale }: ReservoirMapProps) {
  const context = useRenderContext();
  const marks = reservoirs.flatMap((one) => {
    const point = one.reservoir.place && projectPlace(one.reservoir.place);
    return point === undefined ? [] : [{ one, point }];
  });
  if (marks.length === 0) return null;
  const largest = Math.max(...marks.map(({ one }) => one.reservoir.storage));
  // Small marks are drawn last, above large ones that would cover them.
  marks.sort((a, b) => b.one.reservoir.storage - a.one.reservoir.storage);
  return (
    <CountryMap caption={context.t(isStale ? waterMessages.mapSummaryStale : waterMessages.mapSummary)}>
      {marks.map(({ one, point }) => (
        <Mark key={one.reservoir.id} {...one} point={point} largest={largest} isStale={isStale} />
      ))}
    </CountryMap>
  );
}

interface MarkProps extends ReservoirOnDay {
  readonly point: MapPoint;
  /** The largest storage of those on the map. */
  readonly largest: number;
  readonly isStale: boolean;
}

function Mark({ reservoir, reading, point, largest, isStale }: MarkProps) {
  const context = useRenderContext();
  const share = reading === undefined ? null : shareOfStorage(reading);
  const radius = markRadius(reservoir.storage, { storage: largest, radius: LARGEST_RADIUS[reservoir.size] });
  const level = share === null || isStale ? undefined : waterLevel(share);
  const size = 2 * radius;
  const isRound = reservoir.size === 'large';
  return (
    <a
      href={context.to('reservoir', { id: reservoir.id })}
      tabIndex={-1}
      className="reservoir-mark"
      data-level={level}
      data-unknown={share === null || undefined}
    >
      <title>
        {context.t(waterMessages.markTitle, {
          name: reservoir.name[context.locale],
          province: reservoir.province[context.locale],
          share: share === null ? context.t(waterMessages.notReported) : context.percent(share),
        })}
      </title>
      <g transform={`translate(${String(point.x)} ${String(point.y)})`}>
        <circle className="reservoir-mark-target" r={Math.max(radius, TARGET_RADIUS)} />
        {isRound ? <circle r={radius} /> : <rect x={-radius} y={-radius} width={size} height={size} />}
        {share !== null &&
          share > 0 &&
          (isRound ? (
            <path className="reservoir-mark-water" d={waterInCircle(radius, share)} />
          ) : (
            <rect
              className="reservoir-mark-water"
              x={-radius}
              y={waterLevelY(radius, share)}
              width={size}
              height={radius - waterLevelY(radius, share)}
            />
          ))}
        <Warning level={level} radius={radius} />
      </g>
    </a>
  );
}

/** Pointing down above a reservoir that is low, and up above one that holds more than its storage. */
function Warning({ level, radius }: { readonly level: WaterLevel | undefined; readonly radius: number }) {
  if (level !== 'low' && level !== 'over-full') return null;
  const top = -radius - 4;
  const path = level === 'low' ? `M0 ${top}l-7-11h14z` : `M0 ${top - 11}l7 11h-14z`;
  return <path className="reservoir-mark-warning" d={path} />;
}
