import type { CategoryLabel } from '#domain/content/content.ts';
import type { ProvinceBeside } from '#domain/content/neighbouringOffices.ts';
import { isInWindow, mapWindow } from '../../charts/mapWindow.ts';
import { placeLabels, SMALL, type MapLabel } from '../../charts/placeLabels.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '../../charts/provinceShapes.ts';
import { agencyMessages } from '../../messages/agency.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface OfficeMapProps {
  /** The provinces that the office looks after. */
  readonly provinces: readonly CategoryLabel[];
  readonly beside: readonly ProvinceBeside[];
}

/** Of the letters, as a share of the map's width. */
const FONT = 1 / 22;
const SOURCE = 'https://mapsvg.com/maps/thailand';

/**
 * The provinces of an office, with those beside them, each of which is a link to its own office. Screen readers and
 * keyboards pass the map by: the page says the same in lists. Nothing where no shape of the provinces is known.
 */
export function OfficeMap({ provinces, beside }: OfficeMapProps) {
  const context = useRenderContext();
  const own = withShapes(provinces);
  if (own.length === 0) return null;
  const around = withShapes(beside.map(({ province, office }) => ({ ...province, office })));
  const window = mapWindow(own.map(({ shape }) => shape));
  const font = Math.round(window.width * FONT * 10) / 10;
  const names = placeLabels(window, font, own.map(labelOf), around.map(labelOf));
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
        <g className="office-map-names" fontSize={Math.round(font * SMALL * 10) / 10}>
          {names.others.map(toText)}
        </g>
        <g className="office-map-names" data-own fontSize={font}>
          {names.needed.map(toText)}
        </g>
      </svg>
      <figcaption>
        <Sentence
          message={agencyMessages.provinceBorders}
          parts={{
            source: (
              <a href={SOURCE} rel="external noreferrer">
                MapSVG
              </a>
            ),
          }}
        />
      </figcaption>
    </figure>
  );
}

/** Those of which the shape is known. */
function withShapes<Province extends CategoryLabel>(provinces: readonly Province[]) {
  return provinces.flatMap((province) => {
    const shape = PROVINCE_SHAPES[province.code];
    return shape === undefined ? [] : [{ ...province, shape }];
  });
}

function labelOf({ label, shape }: ReturnType<typeof withShapes>[number]): MapLabel {
  return { text: label, at: shape.middle };
}

function toText({ text, at }: MapLabel) {
  return (
    <text key={text} x={Math.round(at.x)} y={Math.round(at.y)}>
      {text}
    </text>
  );
}
