import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import { COUNTRY_OUTLINE } from '../../charts/countryOutline.ts';
import { CountryMap } from '../../charts/CountryMap.tsx';
import { projectPlace } from '../../charts/projectPlace.ts';
import { boxOf, linesOf, type LabelBox } from '../../charts/labelBox.ts';
import type { MapMark } from '../../charts/mapMark.ts';
import { OUTLINE_POINTS } from '../../charts/outlinePoints.ts';
import { inTwoLines, type PlacedLabel } from '../../charts/placeLabel.ts';
import { placeLabels } from '../../charts/placeLabels.ts';
import { placeRegionNames } from '../../charts/regionNames.ts';
import { markRadius } from '../../charts/reservoirMarkGeometry.ts';
import { spreadMarks, targetRadius } from '../../charts/spreadMarks.ts';
import { mapRegionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Fold } from '../text/Fold.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { MapLegend } from './MapLegend.tsx';
import { aboveMark, levelOf, ReservoirMark } from './ReservoirMark.tsx';
import { shareText } from './shareText.ts';

interface ReservoirMapProps {
  readonly reservoirs: readonly ReservoirOnDay[];
  /** Whether figures are too old to warn. */
  readonly isStale: boolean;
}

/** In units of the map: half of what a finger needs on a small phone. */
const TARGET_RADIUS = 20;
/** More have no numbers, for which there would be no room. */
const MAX_NUMBERED = 80;
/** Of the largest mark. There are many medium reservoirs, which would hide each other. */
const LARGEST_RADIUS: Readonly<Record<ReservoirSize, number>> = { large: 26, medium: 11 };
/** Of the regions' names, in units of the map. */
const FONT = 21;
/** Of their letters, with a gap to labels. */
const NAME_ROOM = 1.1;
/**
 * Of the labels of the marks: the numbers of the list below; in their place, large reservoirs have names and shares where
 * the screen is wide. Labels may stand beyond the outline by as much as is beside the map.
 */
const NAMES = { isNamed: true, className: 'reservoir-map-names', font: 17, beyond: 150 } as const;
const NUMBERS = { isNamed: false, className: 'reservoir-map-numbers', font: 19.5, beyond: 20 } as const;

/**
 * Reservoirs on the map of the country: sized by what they can store, filled as far as they are, round or square by their
 * size; a triangle warns, so that nothing depends on colour. Marks that would overlap are moved apart. The names of the
 * regions stand between them.
 *
 * The marks are links for those who point. Keyboards and screen readers do not stop at them: the names below have the same
 * links, with the figures.
 */
export function ReservoirMap({ reservoirs, isStale }: ReservoirMapProps) {
  const context = useRenderContext();
  const placed = reservoirs.flatMap((one, index) => {
    const point = one.reservoir.place && projectPlace(one.reservoir.place);
    return point === undefined ? [] : [{ one, point, number: String(index + 1) }];
  });
  if (placed.length === 0) return null;
  // Small marks are drawn last, above large ones that would cover them.
  placed.sort((a, b) => b.one.reservoir.storage - a.one.reservoir.storage);
  const largest = Math.max(...placed.map(({ one }) => one.reservoir.storage));
  const marks = placed.map(({ one, point, number }) => {
    const { reservoir } = one;
    const radius = markRadius(reservoir.storage, { storage: largest, radius: LARGEST_RADIUS[reservoir.size] });
    const { share, level } = levelOf(one, isStale);
    return { reservoir, number, point, radius, above: aboveMark(level), share, level };
  });
  const spread = spreadMarks(marks);
  const areLarge = marks.some(({ reservoir }) => reservoir.size === 'large');
  const labelsOf = (
    { isNamed, className, font, beyond }: typeof NAMES | typeof NUMBERS,
    names: readonly LabelBox[],
  ) => ({
    className: areLarge && !isNamed ? `${className} on-phones` : className,
    font,
    ...placeLabels({
      shapes: [],
      marks: isNamed ? fromMiddle(spread) : spread,
      textsOf: ({ reservoir: { name }, number, share }) =>
        isNamed
          ? [name[context.locale], ...inTwoLines(name[context.locale])].map(
              (text) => `${text}\n${shareText(share, context)}`,
            )
          : [number],
      fonts: { names: font, labels: font },
      areNearest: !isNamed,
      others: { boxes: names, points: OUTLINE_POINTS },
      window: {
        x: -beyond,
        y: -16,
        width: COUNTRY_OUTLINE.width + 2 * beyond,
        height: COUNTRY_OUTLINE.height + 32,
      },
    }),
  });
  // Numbers are placed first, because there are many; a name may stand anywhere in its region.
  const numbers = spread.length > MAX_NUMBERED ? [] : [labelsOf(NUMBERS, [])];
  const names = placeRegionNames(
    (region) => context.t(mapRegionLabels[region]),
    spread,
    FONT,
    numbers.flatMap(({ labels }) => labels.map(({ place: { box } }) => box)),
  );
  const roomOfNames = names.map(({ text, at }) => boxOf(text, at, FONT * NAME_ROOM));
  const labelled = [...numbers, ...(areLarge ? [labelsOf(NAMES, roomOfNames)] : [])];
  return (
    <CountryMap
      caption={
        <>
          <MapLegend marks={marks.map(({ reservoir: { size }, level }) => ({ size, level }))} />
          <p>
            <Unbroken text={context.t(waterMessages.mapSizes)} />
          </p>
          {numbers.length > 0 && (
            <Fold
              {...(areLarge && { className: 'on-phones' })}
              head={context.t(waterMessages.mapNumbers)}
              onPhonesOnly={!areLarge}
            >
              <ol className="map-numbers">
                {reservoirs.map((one, index) => (
                  <li key={one.reservoir.id}>
                    <b>{index + 1}</b>{' '}
                    <a href={context.to('reservoir', { id: one.reservoir.id })}>{one.reservoir.name[context.locale]}</a>{' '}
                    {shareText(levelOf(one, isStale).share, context)}
                  </li>
                ))}
              </ol>
            </Fold>
          )}
        </>
      }
    >
      <g className="region-names" fontSize={FONT}>
        {names.map(({ text, at: { x, y } }) =>
          linesOf(text, y, FONT).map(({ line, y }) => (
            <text key={line} x={x} y={Math.round(y)}>
              {line}
            </text>
          )),
        )}
      </g>
      {labelled.map(({ className, font, labels }) => (
        <g key={className} className={className} fontSize={font}>
          <path d={labels.map(({ place: { line } }) => lineTo(line)).join('')} />
          {labels.flatMap(({ reservoir, text, place: { x, y, anchor } }) =>
            linesOf(text, y, font).map(({ line, y }, index, lines) => (
              <text
                key={`${reservoir.id} ${line}`}
                className={index === lines.length - 1 ? 'reservoir-map-bold' : undefined}
                x={x}
                y={Math.round(y)}
                textAnchor={anchor}
              >
                {line}
              </text>
            )),
          )}
        </g>
      ))}
      {spread.map((mark) => (
        <ReservoirMark key={mark.reservoir.id} {...mark} target={targetRadius(mark, spread, TARGET_RADIUS)} />
      ))}
    </CountryMap>
  );
}

/** The lines of names are shorter when those in the middle take their places first: those at the edge find some outside. */
function fromMiddle<Mark extends MapMark>(marks: readonly Mark[]): readonly Mark[] {
  const middleOf = (side: 'x' | 'y') => marks.reduce((sum, { point }) => sum + point[side], 0) / marks.length;
  const [x, y] = [middleOf('x'), middleOf('y')];
  const distance = ({ point }: MapMark) => Math.hypot(point.x - x, point.y - y);
  return marks.toSorted((one, other) => distance(one) - distance(other));
}

function lineTo(line: PlacedLabel['line']): string {
  return line === undefined ? '' : `M${line.map(({ x, y }) => `${String(x)} ${String(y)}`).join('L')}`;
}
