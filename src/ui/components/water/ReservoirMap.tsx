import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reservoir, ReservoirSize } from '#domain/water/water.ts';
import { isHigh, needsAttention, waterLevel, type WaterLevel } from '#domain/water/waterLevel.ts';
import { CountryMap } from '../../charts/CountryMap.tsx';
import { projectPlace } from '../../charts/projectPlace.ts';
import { placeRegionNames } from '../../charts/regionNames.ts';
import { markRadius, waterInCircle, waterLevelY } from '../../charts/reservoirMarkGeometry.ts';
import { spreadMarks, targetRadius, type MapMark } from '../../charts/spreadMarks.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
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
/** What the triangle of a warning adds to the room of a mark. */
const WARNING_ROOM = 5;
/** Of the regions' names, in units of the map. */
const FONT = 23;

/**
 * Reservoirs on the map of the country: sized by what they can store, filled as far as they are, round or square by their
 * size; a triangle warns, so that nothing depends on colour. Marks that would overlap are moved apart. The names of the
 * regions stand between them.
 *
 * The marks are links for those who point. Keyboards and screen readers do not stop at them: the tables below have the same
 * links, with the figures, in an order that can be chosen, and forty stops before them would only be in the way.
 */
export function ReservoirMap({ reservoirs, isStale }: ReservoirMapProps) {
  const context = useRenderContext();
  const placed = reservoirs.flatMap((one) => {
    const point = one.reservoir.place && projectPlace(one.reservoir.place);
    return point === undefined ? [] : [{ one, point }];
  });
  if (placed.length === 0) return null;
  // Small marks are drawn last, above large ones that would cover them.
  placed.sort((a, b) => b.one.reservoir.storage - a.one.reservoir.storage);
  const largest = Math.max(...placed.map(({ one }) => one.reservoir.storage));
  const marks = placed.map(({ one, point }) => {
    const { reservoir, reading } = one;
    const radius = markRadius(reservoir.storage, { storage: largest, radius: LARGEST_RADIUS[reservoir.size] });
    const share = reading === undefined ? null : shareOfStorage(reading);
    const level = isStale ? undefined : waterLevel(one);
    return { reservoir, point, radius, room: needsAttention(level) ? radius + WARNING_ROOM : radius, share, level };
  });
  const spread = spreadMarks(marks);
  const names = placeRegionNames((region) => context.t(regionLabels[region]), spread, FONT);
  return (
    <CountryMap caption={context.t(isStale ? waterMessages.mapSummaryStale : waterMessages.mapSummary)}>
      <g className="region-names" fontSize={FONT}>
        {names.map(({ text, at: { x, y } }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {spread.map((mark) => (
        <Mark key={mark.reservoir.id} {...mark} target={targetRadius(mark, spread, TARGET_RADIUS)} />
      ))}
    </CountryMap>
  );
}

interface MarkProps extends MapMark {
  readonly reservoir: Reservoir;
  /** The radius of what can be pointed at. */
  readonly target: number;
  readonly share: number | null;
  /** Absent where figures are too old to warn. */
  readonly level: WaterLevel | undefined;
}

function Mark({ reservoir, point, radius, target, share, level }: MarkProps) {
  const context = useRenderContext();
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
        <circle className="reservoir-mark-target" r={target} />
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

/** Pointing up above a reservoir that warns of much water, and down above one that warns of little. */
function Warning({ level, radius }: { readonly level: WaterLevel | undefined; readonly radius: number }) {
  if (level === undefined || !needsAttention(level)) return null;
  const top = -radius - 4;
  const path = isHigh(level) ? `M0 ${top - 11}l7 11h-14z` : `M0 ${top}l-7-11h14z`;
  return <path className="reservoir-mark-warning" d={path} />;
}
