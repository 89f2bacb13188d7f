import { Fragment, type ReactNode } from 'react';
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
  /** What is shaded, where the page around the map does not say it. */
  readonly caption?: ReactNode;
}

/** Of the numbers, as a share of the map's width; of the names, as a share of these; of the round marks. */
const FONT = 1 / 21;
const NAMES = 0.85;
const RADIUS = 0.72;

/**
 * The provinces of an office, and those beside them, each of which is a link to its own office. A province whose name has
 * no room within its borders has a number, which the list below explains. Screen readers and keyboards pass the map by:
 * the page says the same in lists. Nothing where no shape of the provinces is known.
 */
export function OfficeMap({ provinces, beside, caption }: OfficeMapProps) {
  const context = useRenderContext();
  const own = withShapes(provinces);
  if (own.length === 0) return null;
  const around = withShapes(beside.map(({ province, office }) => ({ ...province, office })));
  const window = mapWindow(own.map(({ shape }) => shape));
  const font = round(window.width * FONT);
  const named = (of: readonly { readonly label: string; readonly shape: ProvinceShape }[]) =>
    fittingLabels(
      window,
      font * NAMES,
      of.map(({ label, shape }) => ({ text: label, shape })),
    );
  const ownNames = named(own);
  const names = named(around);
  const numbered = own.filter(({ shape }) => !ownNames.some((name) => name.shape === shape));
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
          {names.map(({ text, at }) => (
            <text key={text} {...at}>
              {text}
            </text>
          ))}
          {ownNames.map(({ text, at }) => (
            <text key={text} className="office-map-own-name" {...at}>
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
        {caption !== undefined && <p className="office-map-caption">{caption}</p>}
        <BordersSource />
      </figcaption>
    </figure>
  );
}

/** To one decimal. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
