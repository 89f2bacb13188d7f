import type { CalendarDate } from '#domain/instant.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { isHigh, needsAttention, type WaterLevel } from '#domain/water/waterLevel.ts';
import { homeMessages } from '../../messages/home.ts';
import { oneOfSizeLabels } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { MarkShape } from './MarkShape.tsx';

interface MapLegendProps {
  /** Those of the map: what it has none of is not explained. */
  readonly marks: readonly { readonly size: ReservoirSize; readonly level: WaterLevel | undefined }[];
  /** The day of the figures. */
  readonly date: CalendarDate;
}

/** What the marks of reservoirs on a map mean. */
export function MapLegend({ marks, date }: MapLegendProps) {
  const context = useRenderContext();
  const sizes = RESERVOIR_SIZES.filter((size) => marks.some((mark) => mark.size === size));
  const warnings = marks.flatMap(({ level }) => (level !== undefined && needsAttention(level) ? [level] : []));
  return (
    <div className="map-legend">
      <p>
        <Unbroken text={context.t(homeMessages.mapMarks, { date: context.date(date) })} />
      </p>
      <ul>
        {sizes.map((size) => (
          <li key={size}>
            <svg className="reservoir-mark" viewBox="-20 -20 40 40" aria-hidden="true">
              <MarkShape size={size} radius={size === 'large' ? 17 : 14} share={60} />
            </svg>
            {context.t(oneOfSizeLabels[size])}
          </li>
        ))}
        {warnings.some((level) => !isHigh(level)) && (
          <li>
            <Triangle level="low" path="M0 13L-16-12h32z" />
            {context.t(homeMessages.warnsOfLittle)}
          </li>
        )}
        {warnings.some((level) => isHigh(level)) && (
          <li>
            <Triangle level="over-full" path="M0-13l16 25h-32z" />
            {context.t(homeMessages.warnsOfMuch)}
          </li>
        )}
      </ul>
    </div>
  );
}

function Triangle({ level, path }: { readonly level: WaterLevel; readonly path: string }) {
  return (
    <svg className="reservoir-mark" data-level={level} viewBox="-20 -20 40 40" aria-hidden="true">
      <path className="reservoir-mark-warning" d={path} />
    </svg>
  );
}
