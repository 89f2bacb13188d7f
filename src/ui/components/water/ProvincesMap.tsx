import type { CategoryLabel } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { orderReservoirs } from '#domain/water/earlierVolumes.ts';
import { comparedCurve } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { needsAttention } from '#domain/water/waterLevel.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { linesOf } from '../../charts/labelBox.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { isInWindow, closeMapWindow } from '../../charts/mapWindow.ts';
import type { PlacedName } from '../../charts/placeLabel.ts';
import { placeLabels } from '../../charts/placeLabels.ts';
import { projectPlace } from '../../charts/projectPlace.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '../../charts/provinceShapes.ts';
import { shapeRings } from '../../charts/shapeRings.ts';
import type { MapMark } from '../../charts/mapMark.ts';
import { spreadMarks } from '../../charts/spreadMarks.ts';
import { withShapes } from '../../charts/withShapes.ts';
import { homeMessages } from '../../messages/home.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { BordersSource } from '../text/BordersSource.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { BarKey } from './BarKey.tsx';
import { MapLegend } from './MapLegend.tsx';
import { aboveMark, levelOf, ReservoirMark } from './ReservoirMark.tsx';
import { shareText } from './shareText.ts';

export interface ProvincesMapProps {
  readonly provinces: readonly CategoryLabel[];
  readonly reservoirs: readonly ReservoirOnDay[];
  /** The day of the figures. */
  readonly date?: CalendarDate | undefined;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
  /** Whether the map has numbers and a list below it on all screens: where it is beside a text. */
  readonly isNumbered?: boolean;
}

/**
 * On phones, reservoirs have the numbers of the list below the map, because shares would be read as those of the
 * provinces, and letters are larger. On other screens the plot is wider than the window, to its right, at least by the
 * factor `room`. Letters are shares of the map's height, those of labels shares of those of names.
 */
const SCREENS = [
  { screen: 'phone', font: 1 / 30, labels: 1.2, room: 1, isNamed: false },
  { screen: 'wide', font: 1 / 32, labels: 0.92, room: 1.35, isNamed: true },
] as const;
/** Of the marks, in units of their own, which are as many times smaller than those of a map of this height. */
const RADIUS: Readonly<Record<ReservoirSize, number>> = { large: 17, medium: 11 };
/** What can be pointed at around a mark. */
const TARGET_EDGE = 5;
const HEIGHT = 480;

/**
 * The provinces of a site's offices by name, each a link to those, with the site's reservoirs, which are filled as far as
 * they are. Screen readers and keyboards pass the map by: the links below it and the tables of reservoirs say the same.
 * Nothing where no shape of the provinces is known.
 */
export function ProvincesMap({ provinces, reservoirs, date, staleDays, isNumbered = false }: ProvincesMapProps) {
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
  const around = Object.values(PROVINCE_SHAPES).filter(
    (shape): shape is ProvinceShape =>
      shape !== undefined && isInWindow(shape, seen) && !own.some((province) => province.shape === shape),
  );
  const scale = window.height / HEIGHT;
  const marks = placeMarks(orderReservoirs(reservoirs, 'emptiest'), staleDays !== undefined, scale);
  const labelled = marks.map((mark, index) => ({
    ...onMap(mark, scale),
    number: String(index + 1),
    name: mark.reservoir.name[context.locale],
    share: shareText(mark.share, context),
  }));
  const end = barEnd(marks.map(({ share }) => share));
  const shapes = own.map(({ code, label, shape: { middle, path } }) => ({
    code,
    label,
    middle,
    rings: shapeRings(path),
  }));
  const screens = SCREENS.filter(({ isNamed }) => !(isNumbered && isNamed)).map(
    ({ screen, font, labels, room, isNamed }) => {
      const fonts = { names: tenths(window.height * font), labels: tenths(window.height * font * labels) };
      const placed = placeLabels({
        shapes,
        marks: labelled,
        textsOf: ({ number, name, share }) => (isNamed ? [`${name}\n${share}`, share] : [number]),
        fonts,
        areNearest: !isNamed,
        window: { ...window, width: window.width * room },
      });
      return { screen, fonts, ...placed };
    },
  );
  return (
    <figure className="provinces-map" data-numbered={isNumbered || undefined}>
      {marks.length > 0 && date !== undefined && (
        <div className="provinces-map-top">
          <h2>{context.t(homeMessages.mapTitle)}</h2>
          <p className="figure-note">
            <Unbroken text={context.t(homeMessages.mapMarks, { date: context.date(date) })} />
          </p>
        </div>
      )}
      <div className="provinces-map-plot">
        <svg
          viewBox={`${String(window.x)} ${String(window.y)} ${String(window.width)} ${String(window.height)}`}
          aria-hidden="true"
        >
          <path className="provinces-map-land" d={around.map(({ path }) => path).join('')} />
          {own.map(({ code, label, shape }) => (
            <a key={code} href={context.to('agencies', {}, { province: code })} tabIndex={-1}>
              <title>{context.t(homeMessages.officesOf, { province: label })}</title>
              <path className="provinces-map-own" d={shape.path} />
            </a>
          ))}
          {screens.map(({ screen, names, labels }) => (
            <path
              key={screen}
              className="provinces-map-lines"
              data-screen={screen}
              d={[...names, ...labels]
                .flatMap(({ place: { line } }) => (line ? [`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`] : []))
                .join('')}
            />
          ))}
          <g transform={`scale(${String(Math.round(scale * 1000) / 1000)})`}>
            {marks.map((mark) => (
              <ReservoirMark key={mark.reservoir.id} {...mark} target={mark.radius + TARGET_EDGE} />
            ))}
          </g>
          {screens.map(({ screen, fonts, names, labels }) => (
            <g key={screen} className="provinces-map-texts" data-screen={screen} fontSize={fonts.labels}>
              <g className="provinces-map-names" fontSize={fonts.names}>
                {names.map(({ code, place }) => (
                  <MapText key={code} {...place} font={fonts.names} isOutside={place.line !== undefined} />
                ))}
              </g>
              {labels.map(({ id, text, place }) => (
                <MapText key={id} {...place} text={text} font={fonts.labels} endsBold />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        {marks.length > 0 && <MapLegend marks={marks.map(({ reservoir: { size }, level }) => ({ size, level }))} />}
        {marks.length > 0 && (
          <div className="provinces-map-key" data-whole={marks.length === reservoirs.length || undefined}>
            {isNumbered && (
              <p className="provinces-map-bold">{context.t(homeMessages.mapList, { count: marks.length })}</p>
            )}
            <BarKey curves={marks.map(({ compared }) => compared?.curve)} />
            <ol>
              {marks.map(({ reservoir, share, level, compared }) => (
                <li key={reservoir.id}>
                  <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>{' '}
                  <b>{shareText(share, context)}</b>{' '}
                  <p>
                    {reservoir.province[context.locale]}{' '}
                    {level !== undefined && needsAttention(level) && <LevelMark level={level} />}
                  </p>
                  {share !== null && <LevelBar share={share} end={end} limit={compared?.share} level={level} />}
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className="provinces-map-offices">
          <p>{context.t(homeMessages.offices)}</p>
          <ul>
            {own.map(({ code, label }) => (
              <li key={code}>
                <a href={context.to('agencies', {}, { province: code })}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <p className="figure-note">
          <BordersSource />
        </p>
      </figcaption>
    </figure>
  );
}

interface MapTextProps extends PlacedName {
  readonly font: number;
  /** Whether the last line, a number or a share, is bold. */
  readonly endsBold?: boolean;
  /** A name beside its province. */
  readonly isOutside?: boolean;
}

function MapText({ text, x, y, anchor, font, endsBold = false, isOutside = false }: MapTextProps) {
  return linesOf(text, y, font).map(({ line, y }, index, lines) => (
    <text
      key={line}
      className={endsBold && index === lines.length - 1 ? 'provinces-map-bold' : undefined}
      data-outside={isOutside || undefined}
      x={x}
      y={tenths(y)}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}

/** The reservoirs whose place is known, in units of the marks; those that would overlap are moved apart. */
function placeMarks(reservoirs: readonly ReservoirOnDay[], isStale: boolean, scale: number) {
  const marks = reservoirs.flatMap((one) => {
    const { reservoir } = one;
    const point = reservoir.place && projectPlace(reservoir.place);
    if (point === undefined) return [];
    const radius = RADIUS[reservoir.size];
    const { share, level } = levelOf(one, isStale);
    const compared = isStale || !one.reading ? undefined : comparedCurve(reservoir, one.reading);
    const above = aboveMark(level);
    return [{ reservoir, point: scaled(point, 1 / scale), radius, above, share, level, compared }];
  });
  return spreadMarks(marks);
}

/** A mark in units of the map. */
function onMap({ reservoir, point, radius, above }: MapMark & Pick<ReservoirOnDay, 'reservoir'>, scale: number) {
  return { id: reservoir.id, point: scaled(point, scale), radius: radius * scale, above: above * scale };
}

function scaled({ x, y }: { readonly x: number; readonly y: number }, scale: number) {
  return { x: tenths(x * scale), y: tenths(y * scale) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
