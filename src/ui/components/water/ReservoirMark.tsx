import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { needsAttention, waterLevel, type WaterLevel } from '#domain/water/waterLevel.ts';
import type { MapMark } from '../../charts/mapMark.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { MarkShape } from './MarkShape.tsx';
import { shareText } from './shareText.ts';

/** How far the triangle of a warning reaches above its mark. */
const WARNING_HEIGHT = 15;

/** How full a reservoir is, in per cent of its storage, and what that means, unless the figure is too old to warn. */
export function levelOf(one: ReservoirOnDay, isStale: boolean) {
  const share = one.reading === undefined ? null : shareOfStorage(one.reading);
  return { share, level: isStale ? undefined : waterLevel(one) };
}

/** How far a mark's triangle reaches above it, if it has one. */
export function aboveMark(level: WaterLevel | undefined): number {
  return needsAttention(level) ? WARNING_HEIGHT : 0;
}

interface ReservoirMarkProps extends MapMark {
  readonly reservoir: Reservoir;
  /** The radius of what can be pointed at. */
  readonly target: number;
  readonly share: number | null;
  /** Absent where figures are too old to warn. */
  readonly level: WaterLevel | undefined;
}

/** A reservoir on a map, filled as far as it is: round or square by its size, with a triangle that warns. */
export function ReservoirMark({ reservoir, point, radius, target, share, level }: ReservoirMarkProps) {
  const context = useRenderContext();
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
          share: shareText(share, context),
        })}
      </title>
      <g transform={`translate(${String(point.x)} ${String(point.y)})`}>
        <circle className="reservoir-mark-target" r={target} />
        <MarkShape size={reservoir.size} radius={radius} share={share} level={level} />
      </g>
    </a>
  );
}
