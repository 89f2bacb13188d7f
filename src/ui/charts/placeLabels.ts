import { boxOfMark, type LabelBox } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import { placeLabel, placeName, pointsOfLine, type NamedShape, type PlacedLabel } from './placeLabel.ts';
import { PointRows } from './PointRows.ts';
import type { MapPoint } from './projectPlace.ts';
import { isWithin } from './shapeRings.ts';
import type { MapMark } from './mapMark.ts';

/** Between two texts, and around marks, as a share of the size of the letters. */
const MARGIN = 0.4;
/** Of orders in which labels take their places, where the first leaves no room for some. */
const TRIES = 6;

interface LabelsOfMap<Shape, Mark> {
  readonly shapes: readonly Shape[];
  /** In the order in which their labels take their places, unless these are to be nearest to their own. */
  readonly marks: readonly Mark[];
  /** What a mark is labelled with: the first of these texts for which there is room. */
  readonly textsOf: (mark: Mark) => readonly string[];
  /** Of the letters of names and of labels, in units of the map. */
  readonly fonts: { readonly names: number; readonly labels: number };
  /** What else labels may not touch: other texts, and lines of the map. */
  readonly others?: { readonly boxes: readonly LabelBox[]; readonly points: readonly MapPoint[] };
  /** Whether each label is clearly nearer to its own mark than to any other: a number alone would seem to be of that. */
  readonly areNearest?: boolean;
  /** Where labels may stand. */
  readonly window: MapWindow;
}

/** The places of the names of shapes and of the labels of marks, none of which touches another. */
export function placeLabels<Shape extends NamedShape & { readonly label: string }, Mark extends MapMark>({
  shapes,
  marks,
  textsOf,
  fonts,
  others = { boxes: [], points: [] },
  areNearest = false,
  window,
}: LabelsOfMap<Shape, Mark>) {
  const boxes: LabelBox[] = [...others.boxes];
  const borders = [...shapes.flatMap(({ rings }) => rings.flat()), ...others.points];
  const points = new PointRows(borders);
  const take = ({ box, line }: PlacedLabel, taken: { readonly boxes: LabelBox[]; readonly points: PointRows }) => {
    const margin = MARGIN * fonts.labels;
    // Words beside each other are told apart by less than lines above each other.
    const aside = areNearest ? margin : margin / 4;
    taken.boxes.push({
      left: box.left - aside,
      right: box.right + aside,
      top: box.top - margin,
      bottom: box.bottom + margin,
    });
    if (line) taken.points.add(pointsOfLine(line));
  };
  // A name is no mark's: it keeps a distance from all of them.
  const aroundMarks = marks.map((mark) => boxOfMark(mark, MARGIN * fonts.names));
  const names = shapes.map((shape) => {
    const rings = shapes.flatMap((other) => (other === shape ? [] : other.rings));
    const taken = { boxes: [...aroundMarks, ...boxes], points, rings, marks: [], isNearest: false };
    const place = placeName(shape.label, shape, fonts.names, taken, window);
    take(place, { boxes, points });
    return { ...shape, place };
  });
  const placedMarks = marks.map((mark) => ({ point: mark.point, box: boxOfMark(mark) }));
  boxes.push(...placedMarks.map(({ box }) => box));
  const placeInOrder = (ordered: readonly Mark[]) => {
    const taken = { boxes: [...boxes], points: new PointRows(borders), marks: placedMarks, isNearest: areNearest };
    for (const { place } of names) if (place.line) taken.points.add(pointsOfLine(place.line));
    return ordered.flatMap((mark) => {
      const rings = shapes.flatMap((other) => (isWithin(other.rings, mark.point) ? [] : other.rings));
      for (const text of textsOf(mark)) {
        const place = placeLabel(text, mark, fonts.labels, { ...taken, rings }, window);
        if (place === undefined) continue;
        take(place, taken);
        return [{ ...mark, text, place }];
      }
      return [];
    });
  };
  let order = areNearest ? mostCrowdedFirst(marks) : marks;
  let labels = placeInOrder(order);
  let newest = labels;
  for (let tries = 1; tries < TRIES && labels.length < marks.length; tries++) {
    // Those that found no room are first.
    const placed = new Set(newest.map(({ point }) => point));
    order = order.toSorted((one, other) => Number(placed.has(one.point)) - Number(placed.has(other.point)));
    newest = placeInOrder(order);
    if (newest.length > labels.length) labels = newest;
  }
  return { names, labels };
}

/** Those next to others have fewer places for their labels. */
function mostCrowdedFirst<Mark extends MapMark>(marks: readonly Mark[]): readonly Mark[] {
  const toNext = new Map(
    marks.map((mark) => {
      const others = marks.filter((other) => other !== mark);
      return [mark, Math.min(...others.map(({ point: { x, y } }) => Math.hypot(x - mark.point.x, y - mark.point.y)))];
    }),
  );
  return [...marks].sort((one, other) => (toNext.get(one) ?? 0) - (toNext.get(other) ?? 0));
}
