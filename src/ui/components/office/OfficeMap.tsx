import { Fragment } from 'react';
import type { CategoryLabel } from '#domain/content/content.ts';
import type { ProvinceBeside } from '#domain/content/neighbouringOffices.ts';
import { isInWindow, mapWindow } from '../../charts/mapWindow.ts';
import { fittingLabels } from '../../charts/fittingLabels.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '../../charts/provinceShapes.ts';
import { withShapes } from '../../charts/withShapes.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BordersSource } from '../text/BordersSource.tsx';

interface OfficeMapProps {
  /** The provinces that the office looks after. */
  readonly provinces: readonly CategoryLabel[];
  readonly beside: readonly ProvinceBeside[];
}

/** Of the numbers, as a share of the map's width; of the names beside, as a share of these; of the round marks. */
const FONT = 1 / 22;
const NAMES = 0.8;
const RADIUS = 0.72;

/**
 * The provinces of an office, with numbers that the list below explains, since few names have room within their borders;
 * and those beside them, each of which is a link to its own office. Screen readers and
 * keyboards pass the map by: the page says the same in lists. Nothing where no shape of the provinces is known.
 */
export function OfficeMap({ provinces, beside }: OfficeMapProps) {
  const context = useRenderContext();
  const own = withShapes(provinces);
  if (own.length === 0) return null;
  const around = withShapes(beside.map(({ province, office }) => ({ ...province, office })));
  const window = mapWindow(own.map(({ shape }) => shape));
  const font = round(window.width * FONT);
  const names = fittingLabels(
    window,
    font * NAMES,
    around.map(({ label, shape }) => ({ text: label, shape })),
  );
  const numbered = own.length > 1 ? own : [];
  const shown = new Set([...own, ...around].map(({ shape }) => shape));
  const further = Object.values(PROVINCE_SHAPES).filter(
    (shape): shape is ProvinceShape => shape !== undefined && !shown.has(shape) && isInWindow(shape, window),
  );
  return (
    <figure className="office-map">
      <svg
        className="office-map-plot"
        viewBox={`${String(window.x)} ${String(window.y)} ${String(window.width)} ${String(window.height)}`}
        aria-hidden="true"
      >
        <path className="office-map-land" d={further.map(({ path }) => path).join('')} />
        {around.map(({ code, label, shape, office }) => (
          <a key={code} href={context.to('agency', { id: office.slug })} tabIndex={-1} className="office-map-beside">
            <title>{`${label}: ${office.title}`}</title>
            <path d={shape.path} />
          </a>
        ))}
        {own.map(({ code, shape }) => (
          <path key={code} className="office-map-own" d={shape.path} />
        ))}
        <g className="office-map-names" fontSize={round(font * NAMES)}>
          {names.map(({ text, shape }) => (
            <text key={text} x={shape.middle.x} y={shape.middle.y}>
              {text}
            </text>
          ))}
        </g>
        <g className="office-map-marks" fontSize={font}>
          {numbered.map(({ code, shape: { middle } }, index) => (
            <Fragment key={code}>
              <circle cx={middle.x} cy={middle.y} r={round(font * RADIUS)} />
              <text x={middle.x} y={middle.y}>
                {index + 1}
              </text>
            </Fragment>
          ))}
        </g>
      </svg>
      {numbered.length > 0 && (
        <ol className="office-map-key" aria-hidden="true">
          {numbered.map(({ code, label }, index) => (
            <li key={code}>
              <b className="office-map-number">{index + 1}</b> {label}
            </li>
          ))}
        </ol>
      )}
      <figcaption>
        <BordersSource />
      </figcaption>
    </figure>
  );
}

/** To one decimal. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
