import type { CategoryLabel } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { needsAttention } from '#domain/water/waterLevel.ts';
import { isInWindow, closeMapWindow } from '../../charts/mapWindow.ts';
import { boxOfMark, placeAround, placeBeside } from '../../charts/placeLabel.ts';
import { projectPlace } from '../../charts/projectPlace.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '../../charts/provinceShapes.ts';
import { spreadMarks } from '../../charts/spreadMarks.ts';
import { withShapes } from '../../charts/withShapes.ts';
import { homeMessages } from '../../messages/home.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BordersSource } from '../text/BordersSource.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { levelOf, ReservoirMark, roomOfMark } from './ReservoirMark.tsx';

export interface ProvincesMapProps {
  readonly provinces: readonly CategoryLabel[];
  readonly reservoirs: readonly ReservoirOnDay[];
  /** The day of the figures. */
  readonly date?: CalendarDate | undefined;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
}

/** Of the provinces' names, as a share of the map's height; of the reservoirs' names, as a share of these. */
const FONT = 1 / 32;
const LABELS = 0.92;
/** On screens that have room for the reservoirs' names, the plot is wider than the window: at least so much, to its right. */
const ROOM = 1.35;
/** Of the marks, in units of their own, which are as many times smaller than those of a map of this height. */
const RADIUS: Readonly<Record<ReservoirSize, number>> = { large: 17, medium: 11 };
const HEIGHT = 480;

/**
 * The provinces of a site's offices by name, each a link to those, with the site's reservoirs, which are filled as far as
 * they are. Screen readers and keyboards pass the map by: the links below it and the tables of reservoirs say the same.
 * Nothing where no shape of the provinces is known.
 */
export function ProvincesMap({ provinces, reservoirs, date, staleDays }: ProvincesMapProps) {
  const context = useRenderContext();
  const own = withShapes(provinces);
  if (own.length === 0) return null;
  const window = closeMapWindow(own.map(({ shape }) => shape));
  const seen = {
    x: window.x - window.width / 2,
    y: window.y - window.height / 2,
    width: window.width * 2.5,
    height: window.height * 2,
  };
  const room = { ...window, width: window.width * ROOM };
  const around = Object.values(PROVINCE_SHAPES).filter(
    (shape): shape is ProvinceShape =>
      shape !== undefined && isInWindow(shape, seen) && !own.some((province) => province.shape === shape),
  );
  const scale = window.height / HEIGHT;
  const marks = placeMarks(reservoirs, staleDays !== undefined, scale);
  const font = Math.round(window.height * FONT * 10) / 10;
  const taken = marks.map(({ point, room }) => boxOfMark({ point: scaled(point, scale), radius: room * scale }));
  const names = own.map(({ code, label, shape }) => {
    const place = placeAround(label, shape.middle, font, taken);
    taken.push(place.box);
    return { code, label, place };
  });
  const labels = marks.flatMap(({ reservoir, share, point, radius }) => {
    if (share === null) return [];
    const label = { id: reservoir.id, name: reservoir.name[context.locale], share: context.percent(share) };
    const mark = { point: scaled(point, scale), radius: radius * scale };
    const named = placeBeside(`${label.name} ${label.share}`, mark, font * LABELS, taken, room);
    const place = named ?? placeBeside(label.share, mark, font * LABELS, taken, room);
    if (place === undefined) return [];
    taken.push(place.box);
    return [{ ...label, place, isNamed: named !== undefined }];
  });
  return (
    <figure className="provinces-map">
      <div className="provinces-map-plot">
        <svg
          viewBox={`${String(window.x)} ${String(window.y)} ${String(window.width)} ${String(window.height)}`}
          aria-hidden="true"
          fontSize={font}
        >
          <path className="provinces-map-land" d={around.map(({ path }) => path).join('')} />
          {own.map(({ code, label, shape }) => (
            <a key={code} href={context.to('agencies', {}, { province: code })} tabIndex={-1}>
              <title>{context.t(homeMessages.officesOf, { province: label })}</title>
              <path className="provinces-map-own" d={shape.path} />
            </a>
          ))}
          <g transform={`scale(${String(Math.round(scale * 1000) / 1000)})`}>
            {marks.map((mark) => (
              <ReservoirMark key={mark.reservoir.id} {...mark} target={mark.room} />
            ))}
          </g>
          <g className="provinces-map-names">
            {names.map(({ code, label, place: { x, y, anchor } }) => (
              <text key={code} x={x} y={y} textAnchor={anchor}>
                {label}
              </text>
            ))}
          </g>
          <g className="provinces-map-labels" fontSize={Math.round(font * LABELS * 10) / 10}>
            {labels.map(({ id, name, share, isNamed, place: { x, y, anchor } }) => (
              <text key={id} x={x} y={y} textAnchor={anchor}>
                {isNamed && <tspan className="provinces-map-reservoir">{name} </tspan>}
                <tspan className="provinces-map-share">{share}</tspan>
              </text>
            ))}
          </g>
        </svg>
      </div>
      <figcaption>
        <ul className="provinces-map-offices">
          {own.map(({ code, label }) => (
            <li key={code}>
              <a href={context.to('agencies', {}, { province: code })}>
                {context.t(homeMessages.officesOf, { province: label })}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {marks.length > 0 && date !== undefined && (
            <Unbroken text={context.t(homeMessages.mapMarks, { date: context.date(date) })} />
          )}{' '}
          {marks.some(({ level }) => needsAttention(level)) && <Unbroken text={context.t(homeMessages.mapWarnings)} />}{' '}
          <BordersSource />
        </p>
      </figcaption>
    </figure>
  );
}

/** The reservoirs whose place is known, in units of the marks; those that would overlap are moved apart. */
function placeMarks(reservoirs: readonly ReservoirOnDay[], isStale: boolean, scale: number) {
  const marks = reservoirs.flatMap((one) => {
    const { reservoir } = one;
    const point = reservoir.place && projectPlace(reservoir.place);
    if (point === undefined) return [];
    const radius = RADIUS[reservoir.size];
    const { share, level } = levelOf(one, isStale);
    return [{ reservoir, point: scaled(point, 1 / scale), radius, room: roomOfMark(radius, level), share, level }];
  });
  return spreadMarks(marks);
}

function scaled({ x, y }: { readonly x: number; readonly y: number }, scale: number) {
  return { x: x * scale, y: y * scale };
}
