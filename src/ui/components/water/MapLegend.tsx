import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { needsAttention, WATER_LEVELS, type WaterLevel } from '#domain/water/waterLevel.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { oneOfSizeLabels } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { LevelMeaning } from './LevelMeaning.tsx';
import { MarkShape } from './MarkShape.tsx';

interface MapLegendProps {
  /** Those of the map: what it has none of is not explained. */
  readonly marks: readonly { readonly size: ReservoirSize; readonly level: WaterLevel | undefined }[];
}

/** What the marks of reservoirs on a map mean. */
export function MapLegend({ marks }: MapLegendProps) {
  const context = useRenderContext();
  const sizes = RESERVOIR_SIZES.filter((size) => marks.some((mark) => mark.size === size));
  const warnings = WATER_LEVELS.filter((level) => needsAttention(level) && marks.some((mark) => mark.level === level));
  return (
    <ul className="map-legend">
      {sizes.map((size) => (
        <li key={size}>
          <svg className="reservoir-mark" viewBox="-20 -20 40 40" aria-hidden="true">
            <MarkShape size={size} radius={size === 'large' ? 17 : 14} share={60} />
          </svg>
          {context.t(oneOfSizeLabels[size])}
        </li>
      ))}
      {warnings.map((level) => (
        <li key={level} data-level={level}>
          <LevelMark level={level} />: <LevelMeaning level={level} />
        </li>
      ))}
    </ul>
  );
}
