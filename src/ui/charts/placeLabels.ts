import { boxOfMark } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import { placeLabel, placeName, pointsOfLine, type NamedShape, type PlacedLabel } from './placeLabel.ts';
import { PointRows } from './PointRows.ts';
import type { MapMark } from './spreadMarks.ts';

/** Between two texts above each other, as a share of the size of the letters. */
const APART = 0.4;

interface LabelsOfMap<Shape, Mark> {
  readonly shapes: readonly Shape[];
  readonly marks: readonly Mark[];
  /** What a mark is labelled with: the first of these texts for which there is room. */
  readonly textsOf: (mark: Mark) => readonly string[];
  /** Of the letters of names and of labels, in units of the map. */
  readonly fonts: { readonly names: number; readonly labels: number };
  /** Where labels may stand. */
  readonly window: MapWindow;
}

/** The places of the names of shapes and of the labels of marks, none of which touches another. */
export function placeLabels<Shape extends NamedShape & { readonly label: string }, Mark extends MapMark>({
  shapes,
  marks,
  textsOf,
  fonts,
  window,
}: LabelsOfMap<Shape, Mark>) {
  const boxes = marks.map((mark) => boxOfMark(mark));
  const points = new PointRows(shapes.flatMap(({ rings }) => rings.flat()));
  const take = ({ box, line }: PlacedLabel) => {
    boxes.push({ ...box, top: box.top - APART * fonts.labels, bottom: box.bottom + APART * fonts.labels });
    if (line) points.add(pointsOfLine(line));
  };
  const names = shapes.map((shape) => {
    const place = placeName(shape.label, shape, fonts.names, { boxes, points });
    take(place);
    return { ...shape, place };
  });
  const labels = marks.flatMap((mark) => {
    for (const text of textsOf(mark)) {
      const place = placeLabel(text, mark, fonts.labels, { boxes, points }, window);
      if (place === undefined) continue;
      take(place);
      return [{ ...mark, text, place }];
    }
    return [];
  });
  return { names, labels };
}
